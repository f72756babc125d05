import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type Origins, startOrigins } from './start-origins.ts';
import { passSeconds, type RunningProxy, startNginx, withClock } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

/** States of the replicas when a page is no longer fresh. */
const fates: Record<string, (response: ServerResponse) => void> = {
  'are well': (response) => void response.setHeader('Cache-Control', 'max-age=60').end('new'),
  fail: (response) => void response.writeHead(500).end('failed'),
  'are busy': (response) => void response.writeHead(503).end('failed'),
  'are away': (response) => void response.socket?.resetAndDestroy(),
  'have it no more': (response) => void response.writeHead(404).end('gone'),
};

const open = 86_400;
const over = 1;

/** The cache lifetimes of a page in seconds, the state of the replicas, and the first response to visitors. */
const cases: [whileRevalidating: number, onError: number, fate: string, shown: RegExp][] = [
  [open, open, 'are well', /^200 old$/],
  [open, open, 'fail', /^200 old$/],
  [open, open, 'are busy', /^200 old$/],
  [open, open, 'are away', /^200 old$/],
  [over, open, 'are well', /^200 new$/],
  [over, open, 'are away', /^200 old$/],
  [over, open, 'have it no more', /^404 gone$/],
  [over, over, 'are well', /^200 new$/],
  [over, over, 'fail', /^500 failed$/],
  [over, over, 'are busy', /^503 failed$/],
  [over, over, 'are away', /^50[24] /],
];

describe.skipIf(nginx === undefined)(
  'a page that nginx has kept, and that names its windows, whatever else it says',
  () => {
    let origins: Origins;
    let proxy: RunningProxy;

    const addressOf = (at: number) => `${proxy.address}/blog/${at}?lng=en`;

    beforeAll(async () => {
      origins = await startOrigins();
      proxy = await startNginx(nginx ?? '', origins.ports, withClock);
      for (const [at, [whileRevalidating, onError]] of cases.entries()) {
        const windows = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${onError}, must-revalidate`;
        origins.answerWith((_request, response) => {
          response.setHeader('Cache-Control', `public, s-maxage=1, ${windows}`).end('old');
        });
        await ask(addressOf(at));
      }
      // nginx counts in whole seconds.
      await passSeconds(proxy, 1 + over + 1);
    });

    afterAll(async () => {
      await proxy?.stop();
      await origins?.stop();
    });

    it.each(cases.map((one, at) => [...one, at] as const))(
      'with %i s while it is fetched and %i s on errors, where the replicas %s, is shown as %s',
      async (_whileRevalidating, _onError, fate, shown, at) => {
        origins.answerWith((_request, response) => fates[fate]?.(response));
        const { status, body } = await ask(addressOf(at));
        expect(`${status} ${body}`).toMatch(shown);
      },
    );
  },
);
