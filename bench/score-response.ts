import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

// Scores responses with MDN’s own tests, and prints one line of JSON for each. It is a process of its own because
// Node learns of the authority of the certificate only when it starts (NODE_EXTRA_CA_CERTS).
// Arguments: the folder of the package, the port of http, the port of https, the paths.

const load = async (folder: string, file: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, 'src', file)).href);

/** A function of the package; what it gives back is checked where it is used. */
const anyFunction = z.custom<(...args: unknown[]) => unknown>(
  (value) => typeof value === 'function',
);

const [folder = '', httpPort, httpsPort, ...paths] = process.argv.slice(2);
const { retrieve } = z
  .object({ retrieve: anyFunction })
  .parse(await load(folder, 'retriever/retriever.js'));
const { ALL_TESTS: tests } = z
  .object({ ALL_TESTS: z.array(anyFunction) })
  .parse(await load(folder, 'constants.js'));
const { getGradeForScore, getScoreModifier } = z
  .object({ getGradeForScore: anyFunction, getScoreModifier: anyFunction })
  .parse(await load(folder, 'grader/grader.js'));

const output = z.object({ result: z.string(), pass: z.boolean() });
const retrieved = z.object({
  responses: z.object({ auto: z.object({ status: z.number() }) }),
});

for (const path of paths) {
  const requests = await retrieve('localhost', {
    httpPort: Number(httpPort),
    httpsPort: Number(httpsPort),
    path,
  });
  const results = tests.map((test) => {
    const { result, pass } = output.parse(test(requests));
    return { result, pass, modifier: z.number().parse(getScoreModifier(result)) };
  });
  console.log(
    JSON.stringify({
      path,
      status: retrieved.parse(requests).responses.auto.status,
      ...grade(results.map(({ modifier }) => modifier)),
      passed: results.filter(({ pass }) => pass).length,
      tests: results.length,
      failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    }),
  );
}

/** The Observatory gives extra points only to a site that has 90 without them (its `src/scanner`). */
function grade(modifiers: readonly number[]) {
  const sum = (some: readonly number[]) => some.reduce((total, modifier) => total + modifier, 100);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  return z
    .object({ score: z.number(), grade: z.string() })
    .parse(getGradeForScore(plain >= 90 ? sum(modifiers) : plain));
}
