import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProgram } from './find-program.ts';
import { hurry } from './proxies.ts';
import { copyConfiguration } from './start-proxy.ts';

const varnishtest = findProgram('varnishtest', 'varnish');
// Varnish compiles its rules.
const compiler = findProgram('gcc', 'gcc libc6-dev');

describe.skipIf(varnishtest === undefined || compiler === undefined)(
  'the rules for Varnish',
  () => {
    it.each([
      ['keep languages apart, and one copy of each', 'languages.vtc', []],
      ['pass over the dead and show what is stale', 'trouble.vtc', hurry],
    ])('%s', (_name, file, replacements) => {
      const folder = copyConfiguration('varnish', replacements);
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const rules = `rules=${join(folder, 'rules')}`;
      const { status, stdout } = spawnSync(
        varnishtest ?? '',
        ['-D', rules, join(import.meta.dirname, file)],
        { encoding: 'utf8' },
      );
      const complaints = stdout.split('\n').filter((line) => /^---- |FAILED/.test(line));
      expect(complaints).toEqual([]);
      expect(status).toBe(0);
    });
  },
);
