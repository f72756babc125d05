import type { TestProject } from 'vitest/node';
import { startSite } from '../e2e/start-site.ts';
import { waitUntilReady } from '../integration/deploy/ask.ts';
import { serveBuild } from '../integration/http/serve-build.ts';
import { contentSite } from '../site-folder.ts';

/** Serves the editors’ content on a free port, and starts one browser for all files. */
export async function setup(project: TestProject) {
  const served = await serveBuild({}, { folder: contentSite });
  await waitUntilReady(`${served.origin}/readyz`);
  project.provide('sitePorts', { plain: served.port, secure: served.port });
  return startSite(project, served);
}
