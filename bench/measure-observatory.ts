import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
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

/** Below this a response is not good enough. */
const leastScore = 135;

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

/** Each kind of response: a page, a detail page, a file, and an error with its own status. */
async function listPaths(site: Program): Promise<ReadonlyMap<string, number>> {
  const { body } = await ask(`${site.address}/?lng=tr`, { 'Accept-Encoding': 'identity' });
  const [styles] = body.toString().match(/\/assets\/[^"]+\.css/) ?? [];
  if (styles === undefined) throw new BenchError('The home page names no stylesheet to score.');
  return new Map([
    ['/', 200],
    ['/detay/g63', 200],
    [styles, 200],
    ['/yok', 404],
  ]);
}

async function scoreSite(folder: string): Promise<Score[]> {
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
    for (const { path, status } of scores) {
      if (status !== paths.get(path)) throw new BenchError(`${path} answered ${status}.`);
    }
    return scores;
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

function report(scores: readonly Score[]): number {
  console.log(
    formatTable({
      title: 'MDN HTTP Observatory',
      note: `At least ${leastScore} points are wanted of each.`,
      head: ['', 'status', 'score', 'grade', 'tests passed', 'failed'],
      rows: scores.map((own) => [
        own.path,
        String(own.status),
        String(own.score),
        own.grade,
        `${own.passed} of ${own.tests}`,
        own.failed.join(', '),
      ]),
    }),
  );
  return scores.every((own) => own.score >= leastScore) ? 0 : 1;
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
