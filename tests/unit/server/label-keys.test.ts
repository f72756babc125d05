import type { TFunction } from 'i18next';
import { describe, expectTypeOf, it } from 'vitest';
import '../../../server/i18next-types.ts';

declare const t: TFunction<'global'>;

// Checked by tsc: an expected error that does not happen is an error itself.
const wrongUses = () => [
  // @ts-expect-error this key is not in content/labels.yaml
  t('home.no_such_key'),
  // @ts-expect-error the placeholder {{number}} is not filled in
  t('home.go_to_slide'),
];

describe('the keys of labels', () => {
  it('are types, so that a wrong one fails the build', () => {
    expectTypeOf(wrongUses).toBeFunction();
    expectTypeOf(() => t('home.go_to_slide', { number: 1 })).toBeFunction();
    expectTypeOf(() => t('services_page.result_count', { count: 2 })).toBeFunction();
  });
});
