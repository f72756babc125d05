import type { TestProject } from 'vitest/node';
import { waitUntilReady } from '../deploy/ask.ts';
import { serveBuild } from './serve-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Ports of the site: as it is, and as one that visitors reach by https. */
    sitePorts: { plain: number; secure: number };
    /** The instant of the site, in milliseconds since 1970. */
    siteInstant: number;
  }
}

/** Serves the fixture site twice, with every page rendered, once for all test files. */
export async function setup(project: TestProject) {
  const sites = await Promise.all([
    serveBuild(),
    serveBuild({ PUBLIC_ORIGIN: 'https://www.example.com' }),
  ]);
  await Promise.all(sites.map(({ origin }) => waitUntilReady(`${origin}/readyz`)));
  const [plain, secure] = sites;
  project.provide('sitePorts', { plain: plain.port, secure: secure.port });
  project.provide('siteInstant', Date.now());
  return () => Promise.all(sites.map((site) => site.stop()));
}
