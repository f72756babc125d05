import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { paths, withLanguage } from '../../../shared/paths.ts';
import { copyBuild } from '../http/copy-build.ts';
import { createClock } from '../http/create-clock.ts';
import { runProgram } from '../http/run-program.ts';
import { ask, waitUntilReady } from './ask.ts';
import { findFreePorts } from './find-free-ports.ts';
import { findProgram } from './find-program.ts';
import { startNginx } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

const moment = findBeginning('2027-01-01');
const urls = [
  '/sitemap.xml',
  ...[paths.home(), paths.cars(), paths.contact()].flatMap((path) =>
    [undefined, ...languages].map((language) => withLanguage(path, language)),
  ),
];

/** Starts two replicas and nginx, with clocks that run from a given time before New Year on. */
async function start(secondsBefore: number) {
  const copy = copyBuild();
  copy.shorten();
  for (const language of languages) {
    copy.change(language, ({ cars: [car] }) => {
      if (car) car.publish = '2027-01-01';
    });
  }
  const clock = createClock(moment - secondsBefore * 1000);
  const ports = await findFreePorts(3);
  const replicas = ports
    .slice(0, 2)
    .map((port) =>
      runProgram([...clock.flags, copy.entry], { ...clock.environment, PORT: String(port) }),
    );
  const addresses = await Promise.all(replicas.map((replica) => replica.address()));
  await Promise.all(addresses.map((address) => waitUntilReady(`${address}/readyz`)));
  const proxy = await startNginx(nginx ?? '', ports);
  onTestFinished(proxy.stop);
  const startTime = Date.now();
  return {
    replicas,
    addresses,
    proxy,
    /** Sets the clocks; returns the seconds that have passed since New Year. */
    tick() {
      const now = moment - secondsBefore * 1000 + Date.now() - startTime;
      clock.set(now);
      return (now - moment) / 1000;
    },
  };
}

const readTags = (address: string) =>
  Promise.all(urls.map(async (url) => (await ask(address + url)).headers.etag));

it.skipIf(nginx === undefined)(
  'nginx shows no page for longer than a minute after New Year, even if a replica dies then',
  async () => {
    const { replicas, addresses, proxy, tick } = await start(20);
    const [address = ''] = addresses;
    const old = await readTags(address);
    const seen = new Map<string, number>();
    for (let now = tick(); now < 75; now = tick()) {
      if (now > 0) replicas[1]?.child.kill('SIGKILL');
      const tags = await readTags(proxy.address);
      for (const [index, url] of urls.entries()) if (tags[index] === old[index]) seen.set(url, now);
      await wait(250);
    }
    // Every page changes, and was shown before.
    expect([...seen.keys()].toSorted()).toEqual(urls.toSorted());
    const renewed = await readTags(address);
    for (const [index, tag] of renewed.entries()) expect(tag).not.toBe(old[index]);
    expect(await readTags(proxy.address)).toEqual(renewed);
    // The pages are swapped within a second, and nginx counts in whole ones.
    for (const [url, last] of seen) expect(last, url).toBeLessThan(62);
  },
);
