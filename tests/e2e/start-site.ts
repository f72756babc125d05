import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../scripts/check/ensure-browser.ts';
import { type ServedBuild, serveBuild } from '../integration/http/serve-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site. */
    origin: string;
    /** WebSocket endpoint of the browser. */
    browser: string;
  }
}

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in browsers for the desktop: a frame of another site has a process of its own.
  '--site-per-process',
  // No request leaves the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Letters are drawn the same whatever the font settings of the machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** Serves the fixture site on a free port and starts one browser for all files. */
export async function setup(project: TestProject) {
  return startSite(project, await serveBuild());
}

/** Starts one browser for all files of a project that opens a site; the result stops both. */
export async function startSite(project: TestProject, { origin, stop }: ServedBuild) {
  const browser = await chromium.launchServer({ executablePath: ensureBrowser(), args: flags });
  project.provide('origin', origin);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop();
  };
}
