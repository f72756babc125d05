import { join } from 'node:path';
import { ask } from './ask.ts';
import { writeRecordedAnswer } from './recorded-answer.ts';
import { siteEnvironment, siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';

/** A server, and the page requested of it. */
export interface Contestant {
  name: string;
  program: Program;
  path: string;
  headers: Readonly<Record<string, string>>;
}

const encoding = { 'Accept-Encoding': 'br' };

/** Headers that the browser of a visitor sends. */
const browserHeaders = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7',
};

/** The page that all contestants respond with. */
export const page = '/?lng=tr';

/** Name of the contestant that the others are compared with. */
export const ceilingName = 'Express, bare';

/** Name of the contestant without Express. */
export const bareName = 'node:http, bare';

/**
 * Starts the site, records its response, and starts the servers that send that response, for comparison.
 *
 * @param folder for the recorded response and logs
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
    { name: bareName, program: bareHttp, path: page, headers: encoding },
  ];
}
