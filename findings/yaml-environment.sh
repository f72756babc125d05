#!/bin/sh
# The parser of `yaml` asks Node for an environment variable at every token of a file.
#
# Expected: switches for debugging are read once, when a module is loaded, and cost nothing afterwards.
# Happens: the build for Node looks up `process.env.LOG_TOKENS` for each token, and `LOG_STREAM` for each part of the
#   stream. `process.env` is no object but a window on the environment, and each look asks the system: some 15 % of the time of
#   `parse`. The build for browsers in the same package is the same code without both looks; a bundler that targets Node
#   does not take it.
# Versions: yaml 2.9.1, Node 24.21.0.
# Who is hurt: whoever parses many files: compilers of content, linters, checks of manifests.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 yaml@2.9.1 >/dev/null
cat >expected <<'END_OF_TEXT'
node 24.21.0, yaml 2.9.1
tokens of the file: 4201
looks for LOG_TOKENS in the build for Node: 4201
looks for LOG_TOKENS in the build for browsers: 0
the build for Node takes more than 1.08 times as long: true
END_OF_TEXT
cat >try.mjs <<'END_OF_TEXT'
import { readFileSync } from 'node:fs';
import * as forNode from 'yaml';

const forBrowsers = await import(`${import.meta.dirname}/node_modules/yaml/browser/index.js`);
const version = (name) =>
  `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
console.log(['node', 'yaml'].map(version).join(', '));

const text = Array.from({ length: 600 }, (_, index) => `field-${index}: a text of some words\n`).join('');
console.log(`tokens of the file: ${[...new forNode.Lexer().lex(text)].length}`);

const countLooks = (parse) => {
  const { env } = process;
  let looks = 0;
  process.env = new Proxy(env, {
    get(target, name) {
      if (name === 'LOG_TOKENS') looks += 1;
      return target[name];
    },
  });
  parse(text);
  process.env = env;
  return looks;
};
console.log(`looks for LOG_TOKENS in the build for Node: ${countLooks(forNode.parse)}`);
console.log(`looks for LOG_TOKENS in the build for browsers: ${countLooks(forBrowsers.parse)}`);

const time = (parse) => {
  const start = performance.now();
  for (let round = 0; round < 10; round += 1) parse(text);
  return performance.now() - start;
};
for (let round = 0; round < 5; round += 1) time(forNode.parse) + time(forBrowsers.parse);
const ratios = Array.from({ length: 41 }, () => time(forNode.parse) / time(forBrowsers.parse));
const median = ratios.toSorted((a, b) => a - b)[20];
console.error(`${median.toFixed(2)} times as long`);
console.log(`the build for Node takes more than 1.08 times as long: ${median > 1.08}`);
END_OF_TEXT
node_modules/.bin/node try.mjs | tee found
diff expected found
