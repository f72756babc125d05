import type { BrowserContextOptions } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { createReloadProxy } from '../../scripts/dev/reload-proxy.ts';
import { findFreePorts } from '../integration/deploy/find-free-ports.ts';
import { connect } from './open-page.ts';

/** Starts the proxy of `npm run dev` before the built site, and a browser context for tabs. */
export async function openProxy(
  options: BrowserContextOptions = {},
  more: Partial<Parameters<typeof createReloadProxy>[0]> = {},
) {
  const [port = 0] = await findFreePorts(1);
  const site = new URL(inject('origin'));
  const proxy = await createReloadProxy({
    port,
    host: '127.0.0.1',
    target: () => ({ hostname: site.hostname, port: site.port }),
    renderContentPage: async () => '<!doctype html><title>Content</title><body>',
    ...more,
  });
  const browser = await connect();
  const context = await browser.newContext({ baseURL: proxy.origin, ...options });
  context.setDefaultTimeout(60_000);
  onTestFinished(() => context.close());
  return { proxy, context };
}
