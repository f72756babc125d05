import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { root } from '../../../site-folder.ts';

const { bin } = z
  .object({ bin: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

// npm makes these files executable when it installs the package, which would change a committed file.
it.each(Object.entries(bin))(
  'the command %s is executable in git, and names its interpreter',
  (_, file) => {
    const staged = execFileSync('git', ['ls-files', '--stage', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(staged).toMatch(/^100755 /);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  },
);
