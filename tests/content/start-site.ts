import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadSite } from '../../server/load-site.ts';
import { startSite } from '../e2e/start-site.ts';
import { waitUntilReady } from '../integration/deploy/ask.ts';
import { createClock } from '../integration/http/create-clock.ts';
import { permit, serveBuild } from '../integration/http/serve-build.ts';
import { contentSite, root } from '../site-folder.ts';
import { findComplete } from './find-instants.ts';

/**
 * Serves the editors’ content on a free port, and starts one browser for all files. The clock of the site stands where
 * all entries are published, so that each is judged before its day.
 */
export async function setup(project: TestProject) {
  const { bundles } = await loadSite(join(contentSite, 'build'));
  const instant = findComplete(bundles.tr);
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clock = createClock(instant, folder);
  const flags = [...permit(root), `--allow-fs-read=${folder}`, ...clock.flags];
  const served = await serveBuild(clock.environment, { folder: contentSite, flags });
  await waitUntilReady(`${served.origin}/readyz`);
  project.provide('sitePorts', { plain: served.port, secure: served.port });
  project.provide('siteInstant', instant);
  const stop = await startSite(project, served);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
}
