import { realpath, statfs } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import type { LocalizedMessage } from '../messages/messages.ts';

interface WatchHandlers {
  /** Receives a path that may have changed, below the folder as it was given; `undefined` if any file may have. */
  onChange: (path: string | undefined) => void;
  /** Called at most once, with the reason why files are polled. */
  onPolling: (reason: LocalizedMessage) => void;
}

/**
 * Watches folders; resolves when the watcher is ready. If the system cannot report changes, the files are polled.
 *
 * @returns a function that stops the watcher
 */
export async function watchFiles(
  folders: readonly string[],
  { onChange, onPolling }: WatchHandlers,
) {
  const { watch } = await import('chokidar');
  // Links below the folders are not followed, so a folder that is a link itself is resolved here.
  const roots = await Promise.all(
    folders.map(async (folder) => ({ folder, real: await realpath(folder) })),
  );
  const nameAsGiven = (place: string) => {
    const root = roots.find(({ real }) => place === real || place.startsWith(real + sep));
    return root && join(root.folder, relative(root.real, place));
  };
  let watcher: FSWatcher;
  const start = (isPolling: boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const current = watch(
      roots.map(({ real }) => real),
      { ignoreInitial: true, followSymlinks: false, ...(isPolling && polling) },
    );
    watcher = current;
    current.on('ready', resolve);
    current.on('all', (_event, place) => onChange(nameAsGiven(place)));
    current.on('error', (error) => {
      const limit = isPolling ? undefined : findLimit(error);
      // Any other error is about one path, for example a folder without read permission.
      if (limit === undefined) return onChange(undefined);
      onPolling((messages) => messages.compile.polling.limit(limit));
      void current.close();
      resolve(start(true).then(() => onChange(undefined)));
    });
    return promise;
  };
  const foreign = (await Promise.all(folders.map(isOnForeignDrive))).indexOf(true);
  const folder = folders[foreign];
  if (folder !== undefined) onPolling((messages) => messages.compile.polling.drive(folder));
  await start(folder !== undefined);
  return () => watcher.close();
}

/** Often enough for editors, and no load where each look at a file goes over a network. */
const pollingMs = 1000;

const polling = {
  backend: 'polling',
  pollingInterval: pollingMs,
  pollingBinaryInterval: pollingMs,
} as const;

/** The limits of Linux, by the errors that a watcher fails with at them. */
const limits = {
  ENOSPC: 'fs.inotify.max_user_watches',
  EMFILE: 'fs.inotify.max_user_instances',
} as const;

function findLimit(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EMFILE' ? limits[code] : undefined;
}

/**
 * The file systems of drives that belong to another system, by their numbers in `statfs`(2). Linux reports only its own
 * changes there, so a probe would not notice that those of the other system are missing.
 */
const foreignFileSystems: ReadonlySet<number> = new Set([
  0x01021997, // 9P: a Windows drive in WSL, a folder shared with a virtual machine.
  0x65735546, // FUSE: sshfs, virtiofs, Docker Desktop.
  0x6969, // NFS.
  0xff534d42, // SMB, as cifs.
  0xfe534d42, // SMB 2.
  0x786f4256, // VirtualBox.
]);

async function isOnForeignDrive(folder: string): Promise<boolean> {
  return foreignFileSystems.has((await statfs(folder)).type);
}
