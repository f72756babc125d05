import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { ask } from './ask.ts';
import { BenchError } from './bench-error.ts';
import { findFreePort } from './find-free-port.ts';
import { formatTable } from './format-table.ts';
import { installObservatory } from './install-observatory.ts';
import { makeCertificate } from './make-certificate.ts';
import { siteProgram } from './site-program.ts';
import { type Program, spawnProgram, startProgram } from './start-program.ts';

// `npm run bench:observatory` scores the headers of the built site as MDN’s HTTP Observatory does.

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** What a response must reach: A+ begins at 100, the rest is for more than is asked. */
const minScores = {
  page: 135,
  /** All that a file can get: the last five of a page are for the hashes of its scripts, and a file has none. */
  file: 130,
};

const score = z.strictObject({
  path: z.string(),
  status: z.number(),
  score: z.number(),
  grade: z.string(),
  passed: z.number(),
  tests: z.number(),
  failed: z.array(z.string()),
});

type Score = z.infer<typeof score>;

interface Expected {
  status: number;
  least: number;
}

/** Each kind of response: a page, a detail page, a file, and an error with its own status. */
async function listPaths(site: Program): Promise<ReadonlyMap<string, Expected>> {
  const { body } = await ask(`${site.address}/?lng=tr`, { 'Accept-Encoding': 'identity' });
  const [styles] = body.toString().match(/\/assets\/[^"]+\.css/) ?? [];
  if (styles === undefined) throw new BenchError('The home page names no stylesheet to score.');
  return new Map([
    ['/', { status: 200, least: minScores.page }],
    ['/detay/g63', { status: 200, least: minScores.page }],
    [styles, { status: 200, least: minScores.file }],
    ['/yok', { status: 404, least: minScores.page }],
  ]);
}

async function scoreSite(folder: string): Promise<(Score & Expected)[]> {
  const observatory = installObservatory(folder);
  const { authority, key, certificate } = makeCertificate(folder);
  const tlsPort = await findFreePort();
  const site = await startProgram(
    {
      run: siteProgram,
      environment: { PUBLIC_ORIGIN: `https://localhost:${tlsPort}` },
      folder,
    },
    '/readyz',
  );
  const edge = await spawnProgram({
    run: [join(import.meta.dirname, 'terminate-tls.ts')],
    environment: {
      TLS_KEY: key,
      TLS_CERTIFICATE: certificate,
      TLS_PORT: String(tlsPort),
      UPSTREAM_PORT: new URL(site.address).port,
    },
    folder,
  });
  try {
    const paths = await listPaths(site);
    await untilListening(edge);
    const { stdout } = await run(
      process.execPath,
      [
        join(import.meta.dirname, 'score-response.ts'),
        ...[observatory, new URL(edge.address).port, String(tlsPort), ...paths.keys()],
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
    );
    const scores = z.array(score).parse(
      stdout
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    );
    return scores.map((own) => {
      const expected = paths.get(own.path);
      if (expected === undefined || own.status !== expected.status) {
        throw new BenchError(`${own.path} answered ${own.status}, which is not what is scored.`);
      }
      return { ...own, ...expected };
    });
  } finally {
    await edge.stop();
    await site.stop();
  }
}

async function untilListening({ address }: Program): Promise<void> {
  while (!(await ask(address).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function report(scores: readonly (Score & Expected)[]): number {
  console.log(
    formatTable({
      title: 'MDN HTTP Observatory',
      note: 'Points of 100, and more for what goes beyond.',
      head: ['', 'status', 'score', 'wanted', 'grade', 'tests passed', 'failed'],
      rows: scores.map((own) => [
        own.path,
        String(own.status),
        String(own.score),
        String(own.least),
        own.grade,
        `${own.passed} of ${own.tests}`,
        own.failed.join(', '),
      ]),
    }),
  );
  return scores.every((own) => own.score >= own.least) ? 0 : 1;
}

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
try {
  if (!existsSync(join(root, 'build/server/main.js'))) {
    throw new BenchError('There is no built site; make it with: npm run build');
  }
  process.exitCode = report(await scoreSite(folder));
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
