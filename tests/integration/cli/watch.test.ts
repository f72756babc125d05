import fs, {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getMessages, type UiLanguage } from '../../../cli/messages/messages.ts';
import { runProgram } from '../../../cli/program.ts';
import { createFolder } from '../../create-folder.ts';
import { itLong, vary } from '../../vary.ts';
import { createContentTree } from './content-tree.ts';

/** Runs `catalogue compile --watch` in this process on a copy of the valid content, and waits until it is ready. */
async function startWatch({
  ui = 'en',
  prepare = (folder: string) => folder,
}: {
  ui?: UiLanguage;
  /** Returns the folder to watch. */
  prepare?: (folder: string) => string;
} = {}) {
  const tree = createContentTree();
  const out = createFolder();
  let log = '';
  let code: number | undefined;
  const write = (text: string) => {
    log += text;
  };
  const before = process.listeners('SIGINT');
  const content = prepare(tree.folder);
  const ended = runProgram(['compile', '--watch', '--content', content, '--out', out, '--ui', ui], {
    streams: { out: write, error: write },
    terminal: { write },
    hasColor: false,
    isInteractive: false,
    finish: (status) => {
      code = status;
    },
  });
  /** Ends the watch as Ctrl+C does, without a signal, which would end the other tests too. */
  const stop = async () => {
    for (const listener of process.listeners('SIGINT'))
      if (!before.includes(listener)) listener('SIGINT');
    await ended;
    return code;
  };
  onTestFinished(async () => void (await stop()));
  await expect.poll(() => log).toContain(getMessages(ui).compile.watching);
  const path = (language: string) => join(out, 'content', language, 'bundle.json');
  return {
    tree,
    stop,
    hasEnded: () => code !== undefined,
    readLog: () => log,
    forgetLog: () => {
      log = '';
    },
    read: (language: string) => readFileSync(path(language), 'utf8'),
    stamp: (language: string) => statSync(path(language)).mtimeMs,
    out,
  };
}

const tour = 'experiences/col-turu.yaml';

it('writes the bundle of the language that was edited, leaves the others alone, and ends well with Ctrl+C', async () => {
  const site = await startWatch();
  const before = site.stamp('ar');
  site.tree.edit(tour, 'Desert Tour', 'Desert Trip');
  await expect.poll(() => site.read('en')).toContain('Desert Trip');
  await expect
    .poll(site.readLog)
    .toMatch(
      /Compiled experiences\/col-turu\.yaml in \d+ ms; 0 picture files and 1 bundle file written\./,
    );
  expect(site.stamp('ar')).toBe(before);
  expect(await site.stop()).toBe(0);
});

it('sees files that editors replace, new ones, new folders, and those that go', async () => {
  const { tree, read, readLog } = await startWatch();
  const text = tree.read(tour);
  tree.write('experiences/.col-turu.yaml.swp', text);
  tree.write('experiences/col-turu.tmp', text.replace('Desert Tour', 'Replaced Tour'));
  renameSync(join(tree.folder, 'experiences/col-turu.tmp'), join(tree.folder, tour));
  await expect.poll(() => read('en')).toContain('Replaced Tour');
  tree.write('experiences/yeni.yaml', text.replace('slug: col-turu', 'slug: yeni'));
  await expect.poll(() => read('tr')).toContain('"slug":"yeni"');
  tree.remove('experiences/yeni.yaml');
  await expect.poll(() => read('tr')).not.toContain('"slug":"yeni"');
  mkdirSync(join(tree.folder, 'odd'));
  tree.write('odd/file.yaml', 'a: 1\n');
  await expect.poll(readLog).toContain('odd/file.yaml');
  rmSync(join(tree.folder, 'odd'), { recursive: true });
  await expect.poll(readLog).toContain('All is well again.');
});

it('keeps the last good bundle while a file is broken, shows the problem, and says when all is well', async () => {
  const site = await startWatch();
  const before = site.read('tr');
  const text = site.tree.read(tour);
  site.tree.write(tour, text.replace('category: desert', 'category: dessert'));
  await expect.poll(site.readLog).toContain('Nothing was written');
  expect(site.readLog()).toContain('col-turu.yaml');
  expect(site.read('tr')).toBe(before);
  site.forgetLog();
  site.tree.write(tour, text.replace('Çöl Turu', 'Çöl Günü'));
  await expect.poll(site.readLog).toContain('All is well again.');
  expect(site.read('tr')).toContain('Çöl Günü');
});

it('ends with what a compile from nothing writes, after a burst of saves', async () => {
  const { tree, read } = await startWatch();
  const text = tree.read(tour);
  for (let number = 0; number < 40; number += 1) {
    tree.write(tour, text.replace('Desert Tour', `Desert Tour ${number}`));
    tree.write(`experiences/n-${number}.yaml`, text.replace('slug: col-turu', `slug: n-${number}`));
  }
  await expect.poll(() => read('en')).toContain('Desert Tour 39');
  await expect.poll(() => read('en')).toContain('"slug":"n-39"');
  const fresh = createFolder();
  await tree.run('compile', '--out', fresh);
  expect(read('en')).toBe(readFileSync(join(fresh, 'content/en/bundle.json'), 'utf8'));
});

itLong('goes on where links lead in a circle, and where folders come and go at once', async () => {
  const { tree, read, hasEnded } = await startWatch();
  symlinkSync('loop', join(tree.folder, 'loop'));
  for (let round = 0; round < 30; round += 1) {
    mkdirSync(join(tree.folder, 'brief/below'), { recursive: true });
    rmSync(join(tree.folder, 'brief'), { recursive: true });
  }
  rmSync(join(tree.folder, 'loop'));
  tree.edit(tour, 'Desert Tour', 'Desert Trip');
  await expect.poll(() => read('en')).toContain('Desert Trip');
  expect(hasEnded()).toBe(false);
});

itLong('goes on where it cannot save what it knows', async () => {
  const { stop, hasEnded, out, tree, read } = await startWatch();
  rmSync(join(out, 'cache'), { recursive: true });
  writeFileSync(join(out, 'cache'), '');
  tree.edit(tour, 'Desert Tour', 'Desert Trip');
  await expect.poll(() => read('en')).toContain('Desert Trip');
  expect(hasEnded()).toBe(false);
  expect(await stop()).toBe(0);
});

it('sees saves in a folder that is a link', async () => {
  const { tree, read } = await startWatch({
    prepare: (folder) => {
      const link = join(createFolder(), 'content');
      symlinkSync(folder, link);
      return link;
    },
  });
  tree.edit(tour, 'Desert Tour', 'Desert Trip');
  await expect.poll(() => read('en')).toContain('Desert Trip');
});

/** Replaces a function of the file system, for the watcher too, and lets files be polled often. */
function fakeFiles(fake: () => { mockRestore: () => void }) {
  vi.stubEnv('CHOKIDAR_INTERVAL', '20');
  const spy = fake();
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
    vi.unstubAllEnvs();
  });
}

/** Lets the system refuse watchers, from a number of them on. */
function limitWatchers(code: string, count: number) {
  const { watch } = fs;
  fakeFiles(() =>
    vi.spyOn(fs, 'watch').mockImplementation((...args: Parameters<typeof watch>) => {
      count -= 1;
      if (count >= 0) return watch(...args);
      throw Object.assign(new Error(`${code}: System limit reached, watch`), { code });
    }),
  );
}

const countLines = (log: string, text: string) => log.split(text).length - 1;

it.each(vary([0, 2], 1))(
  'polls, and says why once, when the system has %d file watchers left',
  async (count) => {
    limitWatchers('ENOSPC', count);
    const { tree, read, readLog, stop } = await startWatch();
    expect(countLines(readLog(), 'no file watcher left (fs.inotify.max_user_watches)')).toBe(1);
    tree.edit(tour, 'Desert Tour', 'Desert Trip');
    await expect.poll(() => read('en')).toContain('Desert Trip');
    tree.write('experiences/yeni.yaml', tree.read(tour).replace('slug: col-turu', 'slug: yeni'));
    await expect.poll(() => read('tr')).toContain('"slug":"yeni"');
    expect(readLog()).not.toContain('ENOSPC');
    expect(countLines(readLog(), 'no file watcher left')).toBe(1);
    expect(await stop()).toBe(0);
  },
);

itLong(
  'polls when the last file watcher goes while it watches, and says so in Turkish',
  async () => {
    const { tree, read, readLog } = await startWatch({ ui: 'tr' });
    limitWatchers('EMFILE', 0);
    mkdirSync(join(tree.folder, 'new'));
    await expect
      .poll(readLog)
      .toContain('dosya izleme sınırına ulaşıldı (fs.inotify.max_user_instances)');
    rmSync(join(tree.folder, 'new'), { recursive: true });
    tree.edit(tour, 'Desert Tour', 'Desert Trip');
    await expect.poll(() => read('en')).toContain('Desert Trip');
    expect(countLines(readLog(), 'izleme sınırına')).toBe(1);
  },
);

it('polls, and says why, a folder on a drive that may not report saves', async () => {
  const { statfs } = fs.promises;
  // A Windows drive in WSL is one of 9P.
  const type = 0x01021997;
  fakeFiles(() =>
    vi
      .spyOn(fs.promises, 'statfs')
      .mockImplementation(async (path) => ({ ...(await statfs(path)), type })),
  );
  const watch = vi.spyOn(fs, 'watch');
  syncBuiltinESMExports();
  onTestFinished(() => watch.mockRestore());
  const { tree, read, readLog } = await startWatch();
  expect(countLines(readLog(), `${tree.folder} is on a drive that may not report saves`)).toBe(1);
  tree.edit(tour, 'Desert Tour', 'Desert Trip');
  await expect.poll(() => read('en')).toContain('Desert Trip');
  expect(watch).not.toHaveBeenCalled();
});
