import { expect, it, vi } from 'vitest';
import { createContentTree } from './content-tree.ts';

const car = 'cars/g63.yaml';
const tour = 'experiences/col-turu.yaml';

/** A correction of the car that would change more than it reports. */
vi.mock('../../../cli/content/says-the-same.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../cli/content/says-the-same.ts')>();
  const saysTheSame: typeof original.saysTheSame = (path, before, after) =>
    path !== car && original.saysTheSame(path, before, after);
  return { saysTheSame };
});

it('validate --fix leaves a file alone whose corrections fail the proof, and mends the others', async () => {
  const tree = createContentTree();
  tree.edit(tour, 'en: Desert Tour', 'en: Desert: Tour');
  tree.edit(car, 'en: Doors that shut', 'en: Doors: shut');
  const before = tree.read(car);
  const dry = await tree.run('validate', '--fix', '--dry-run', '--ui', 'tr');
  expect(dry.code).toBe(2);
  expect(dry.error).toContain(`${car} başka bir şey söyleyecekti`);
  const { code, error } = await tree.run('validate', '--fix');
  expect(code).toBe(2);
  expect(error).toContain('Fixed 1 problem in 1 file');
  expect(error).toContain(`${car} would say something else after the corrections`);
  expect(tree.read(tour)).toContain('en: "Desert: Tour"');
  expect(tree.read(car)).toBe(before);
  expect((await tree.run('validate', '--fix', tour)).code).toBe(0);
});
