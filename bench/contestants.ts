import { join } from 'node:path';
import { ask } from './ask.ts';
import { writeRecordedAnswer } from './recorded-answer.ts';
import { siteEnvironment, siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';

/** One server and the page asked of it. */
export interface Contestant {
  name: string;
  program: Program;
  path: string;
  headers: Readonly<Record<string, string>>;
}

const encoding = { 'Accept-Encoding': 'br' };

/** As a visitor’s browser sends them. */
const browserHeaders = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7',
};

/** The page that all contestants answer with. */
export const page = '/?lng=tr';

/** What the others are measured against. */
export const ceilingName = 'Express, the bare answer';

/**
 * Starts the site and, with what it answers, the servers it is measured against.
 *
 * @param folder for recorded answers and logs
 */
export async function startContestants(folder: string): Promise<Contestant[]> {
  const site = await startProgram(
    { run: siteProgram, environment: siteEnvironment, folder },
    '/readyz',
  );
  const file = join(folder, 'answer.json');
  writeRecordedAnswer(file, await ask(site.address + page, encoding));
  const start = (name: string) =>
    startProgram({ run: [join(import.meta.dirname, name), file], folder });
  const [bareExpress, bareHttp] = await Promise.all([
    start('serve-with-express.ts'),
    start('serve-with-http.ts'),
  ]);
  return [
    { name: 'the site, /?lng=tr', program: site, path: page, headers: encoding },
    {
      name: 'the site, /?lng=tr plain',
      program: site,
      path: page,
      headers: { 'Accept-Encoding': 'identity' },
    },
    { name: 'the site, / negotiated', program: site, path: '/', headers: browserHeaders },
    { name: ceilingName, program: bareExpress, path: page, headers: encoding },
    { name: 'node:http, the bare answer', program: bareHttp, path: page, headers: encoding },
  ];
}
