import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { copyBuild } from './copy-build.ts';
import { runProgram } from './run-program.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/** Starts a server of a copied build and waits until all pages are cached. */
async function startCopy(flags: string[] = []) {
  const copy = copyBuild();
  copy.shorten();
  const program = runProgram([copy.entry, ...flags]);
  const address = await program.address();
  const countLines = (text: string) =>
    program.readLog().filter(({ msg }) => msg.includes(text)).length;
  await expect.poll(() => countLines('Ready')).toBe(1);
  const readTitle = async (path = '/?lng=tr') =>
    load(await (await fetch(address + path)).text())('h1')
      .first()
      .text();
  const restore = () => {
    copy.restore();
    copy.shorten();
  };
  return { ...copy, ...program, restore, address, countLines, readTitle };
}

describe('new content without a restart', () => {
  it('is taken on SIGHUP with new tags, is named by its hash in log and metrics, and changes nothing else', async () => {
    const site = await startCopy();
    const readBuild = async () => {
      const metrics = await (await fetch(`${site.address}/metrics`)).text();
      return [...metrics.matchAll(/^site_build_info\{version="(.*)",content="(.*)"\} 1$/gm)].map(
        ([, version, content]) => ({ version, content }),
      );
    };
    const findLines = (text: string) => site.readLog().filter(({ msg }) => msg === text);
    const [first] = await readBuild();
    expect(first).toEqual({ version: manifest.version, content: expect.any(String) });
    expect(findLines('Serving')).toEqual([expect.objectContaining(first)]);
    const old = await fetch(`${site.address}/hakkimizda?lng=tr`);
    const untouched = await fetch(`${site.address}/hakkimizda?lng=en`);
    site.change('tr', ({ pages }) => {
      pages.about.title = 'Yeni başlık';
    });
    expect(await site.readTitle('/hakkimizda?lng=tr')).not.toBe('Yeni başlık');
    site.child.kill('SIGHUP');
    await expect.poll(() => site.countLines('New bundles are served')).toBe(1);
    expect(await site.readTitle('/hakkimizda?lng=tr')).toBe('Yeni başlık');
    const renewed = await fetch(`${site.address}/hakkimizda?lng=tr`);
    expect(renewed.headers.get('etag')).not.toBe(old.headers.get('etag'));
    const same = await fetch(`${site.address}/hakkimizda?lng=en`);
    expect(same.headers.get('etag')).toBe(untouched.headers.get('etag'));
    const [second, ...others] = await readBuild();
    expect(others).toEqual([]);
    expect(second?.content).not.toBe(first?.content);

    // The same content has the same name again.
    site.restore();
    site.child.kill('SIGHUP');
    await expect.poll(() => site.countLines('New bundles are served')).toBe(2);
    expect(await readBuild()).toEqual([first]);
    const told = findLines('New bundles are served').map(({ content }) => content);
    expect(told).toEqual([second?.content, first?.content]);
  });

  it('is taken without a signal where the bundles are watched', async () => {
    const site = await startCopy(['--watch-bundles']);
    site.change('en', ({ pages }) => {
      pages.about.title = 'A new heading';
    });
    await expect.poll(() => site.readTitle('/hakkimizda?lng=en')).toBe('A new heading');
  });

  it('is refused where it is broken: that is logged, and the old goes on', async () => {
    const site = await startCopy();
    const title = await site.readTitle();
    writeFileSync(site.bundle, '{"language":"ar","pictures":{}}');
    site.child.kill('SIGHUP');
    await expect.poll(() => site.countLines('refused')).toBe(1);
    const refusal = site.readLog().find(({ msg }) => msg.includes('refused'));
    expect(JSON.stringify(refusal)).toContain('bundle.json is broken at site: ');
    expect(await site.readTitle()).toBe(title);
    expect((await fetch(`${site.address}/?lng=ar`)).status).toBe(200);
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    site.restore();
    site.child.kill('SIGHUP');
    await expect.poll(() => site.countLines('New bundles are served')).toBe(1);
  });
});

describe('a server that is told to stop', () => {
  it('does not finish loading new content first', async () => {
    const site = await startCopy();
    for (let index = 0; index < 5; index += 1) site.child.kill('SIGHUP');
    site.child.kill('SIGTERM');
    expect(await site.end()).toEqual({ code: 0, error: '' });
    expect(site.countLines('New bundles are served')).toBe(0);
  });
});
