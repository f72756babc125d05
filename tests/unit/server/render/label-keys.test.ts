import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Page } from '../../../../server/render/page-context.tsx';
import { labelValues } from '../../../../shared/label-values.ts';
import { root } from '../../../site-folder.ts';

declare const t: Page['t'];
declare const label: Page['label'];
declare const position: 'home.go_to_slide' | 'home.slide_position';

// Checked by tsc: an expected error that does not occur is an error itself.
const wrongUses = () => [
  // @ts-expect-error there is no such label
  t('home.no_such_key'),
  // @ts-expect-error the value of {{number}} is missing
  t('home.go_to_slide'),
  // @ts-expect-error the value of {{total}} is missing
  label('home.slide_position', { number: 1 }),
  // @ts-expect-error nothing is filled in
  label('home.play', { number: 1 }),
  // @ts-expect-error one of them needs {{total}}
  label(position, { number: 1 }),
];

const rightUses = () => [
  t('home.play'),
  t('home.go_to_slide', { number: 1 }),
  label('services_page.result_count', { count: 2 }),
  label(position, { number: 1, total: 2 }),
];

describe('the labels', () => {
  it('are types with their values, so that wrong code does not compile', () => {
    expectTypeOf(wrongUses).toBeFunction();
    expectTypeOf(rightUses).toBeFunction();
  });

  it('are all asked for by the code, each by its name', () => {
    const code = globSync('{server,client,shared}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => path !== join('shared', 'label-values.ts'))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const unused = Object.keys(labelValues).filter((key) => !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });
});
