import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './bench-error.ts';
import { formatSummary, type Table } from './format-table.ts';
import { type Program, startProgram } from './start-program.ts';
import { summarize } from './summarize.ts';

const root = join(import.meta.dirname, '..');

/** What `npm run dev` reads, and the last build, so that no picture is encoded anew. */
const parts = ['build', 'cli', 'client', 'content', 'scripts', 'server', 'shared'];

/** Time limit until a saved text is served, in milliseconds. */
const patience = 10_000;

/** Measures editing in the page under `npm run dev`, on a copy of the project: the heading of the home page. */
export async function measureEditing(folder: string, rounds: number): Promise<Table> {
  const copy = join(folder, 'project');
  for (const name of [...parts, 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => path !== join(root, 'build/tests'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const program = await startProgram({
    run: ['scripts/dev/dev.ts'],
    environment: { NODE_ENV: '', LOG_LEVEL: 'warn' },
    folder,
    cwd: copy,
  });
  const times = { open: [] as number[], judge: [] as number[], save: [] as number[] };
  try {
    const ask = await createClient(program);
    const heading = await readHeading(program);
    const pieces = [{ text: heading, language: 'tr' }];
    const { found } = await ask<{ found: string[][] }>('places', { path: '/', pieces });
    const key = found[0]?.[0];
    for (let round = 0; round < rounds; round += 1) {
      const opened = await time(times.open, () => ask<{ base: string }>('open', { key }));
      const wording = { tr: `${heading} ${round}` };
      await time(times.judge, () => ask('judge', { key, wording }));
      await time(times.save, async () => {
        await ask('save', { key, base: opened.base, wording });
        await waitForHeading(program, wording.tr);
      });
    }
  } finally {
    // Told to end, it ends its server too.
    program.process.kill('SIGTERM');
    await once(program.process, 'exit');
  }
  const row = (name: string, figures: readonly number[]) => [
    name,
    formatSummary(summarize(figures), 0),
  ];
  return {
    title: 'Editing in the page',
    note: `${rounds} rounds with the content of the site, requested without a browser; median, lowest and highest.`,
    head: ['', 'ms'],
    rows: [
      row('open a text', times.open),
      row('judge what was typed', times.judge),
      row('save, until the server sends the new text', times.save),
    ],
    absolute: ['ms'],
  };
}

async function time<Result>(times: number[], act: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await act();
  times.push(performance.now() - start);
  return result;
}

async function readPage({ address }: Program): Promise<string> {
  return (await fetch(`${address}/?lng=tr`)).text();
}

async function readHeading(program: Program): Promise<string> {
  return /<h1[^>]*>([^<]*)</.exec(await readPage(program))?.[1] ?? '';
}

/** @throws {BenchError} if the heading does not change in time, as when the save was refused */
async function waitForHeading(program: Program, heading: string): Promise<void> {
  const end = performance.now() + patience;
  while ((await readHeading(program)) !== heading) {
    if (performance.now() > end) throw new BenchError(`The page does not show “${heading}”.`);
  }
}

/** Creates what sends the requests that the page sends. */
async function createClient(program: Program) {
  const token = /data-token="([^"]+)"/.exec(await readPage(program))?.[1] ?? '';
  return async <Answer>(name: string, body: object): Promise<Answer> => {
    const response = await fetch(`${program.address}/__dev/edit/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: program.address,
        'X-Edit-Token': token,
      },
      body: JSON.stringify({ ui: 'en', ...body }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Answer;
  };
}
