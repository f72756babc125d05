import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listTraces, readBrand } from '../brand-traces.ts';
import { buildSite } from '../build-site.ts';
import { runCatalogue } from '../integration/cli/content-tree.ts';
import { root } from '../site-folder.ts';
import { editorsChanges, openContent } from './editors-changes.ts';

// Within the project, so that the server finds its libraries.
const folder = join(root, 'build/tests/edited');
const content = join(folder, 'content');

/** The tests outside this folder that read the editors’ content. */
const readers = globSync(['unit/**/*.test.ts', 'integration/**/*.test.ts'], {
  cwd: join(root, 'tests'),
}).filter((file) =>
  /contentSite|content-files\.ts'/.test(readFileSync(join(root, 'tests', file), 'utf8')),
);

it('the gate stays green whatever editors change', async ({ task }) => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'content'), content, { recursive: true });
  // Includes the pictures, which take long to make.
  cpSync(join(root, 'build/public'), join(folder, 'build/public'), { recursive: true });
  const former = readBrand(content);
  const edited = openContent(content);
  expect(Object.keys(editorsChanges)).toHaveLength(14);
  for (const change of Object.values(editorsChanges)) await change(edited);
  await acceptChanges();
  for (const check of [['validate', '--strict'], ['missing'], ['accept', '--check']]) {
    const { code, out, error } = await runCatalogue(...check, '--content', content);
    expect(code, `${check.join(' ')}\n${out}${error}`).toBe(0);
  }
  await buildSite(content, folder);
  expect(await listTraces(join(folder, 'build'), former)).toEqual([]);
  await expectSuccess(folder, [join(root, 'scripts/check/measure-size.ts')]);
  const options = ['--project', 'content', '--project', 'unit', '--project', 'cli'];
  const files = [join(root, 'tests/content/'), ...readers];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  // The rest of the night slows these tests down, so that the gate’s limit is too short for them.
  const patience = `--testTimeout=${task.timeout}`;
  await expectSuccess(root, [...vitest, patience, ...options, ...files]);
  await expectSuccess(root, [...vitest, patience, '--mode', 'long', 'content/passing']);
});

/** Accepts the translations, and that the URL of a removed entry is gone for good. */
async function acceptChanges(): Promise<void> {
  const report = await runCatalogue('validate', '--content', content, '--format', 'json');
  const lost = [...report.out.matchAll(/--forget (\/[\w/-]+)/g)].map(([, address = '']) => address);
  const forgotten = await runCatalogue(
    'accept',
    '--content',
    content,
    '--forget',
    ...new Set(lost),
  );
  expect(forgotten.code, forgotten.error).toBe(0);
  const accepted = await runCatalogue('accept', '--content', content);
  expect(accepted.code, accepted.error).toBe(0);
}

/** Runs a program of the gate as the gate does: without what the night tells its own tests. */
function expectSuccess(cwd: string, args: string[]): Promise<void> {
  const { NODE_ENV, VITEST, SITE_FOLDER, EVERY_VALUE, ...environment } = process.env;
  const env = { ...environment, CONTENT_SITE: folder, NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, out, said) =>
      error ? reject(new Error(`${args.join(' ')}\n${out}${said}`, { cause: error })) : resolve(),
    );
  });
}
