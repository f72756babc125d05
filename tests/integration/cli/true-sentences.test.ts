import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { severityOf } from '../../../cli/issue.ts';
import { createContentTree } from './content-tree.ts';

const fixtures = join(import.meta.dirname, '../../fixtures/content');
const sentences: unknown[] = parse(readFileSync(join(fixtures, 'true-sentences.yaml'), 'utf8'));

/** Validates content in which the sentences are the points of the tour. */
async function validate(list: readonly unknown[]) {
  const tree = createContentTree();
  tree.write('glossary.yaml', readFileSync(join(fixtures, 'glossary.yaml')));
  const items = list.map((sentence) => `  - ${JSON.stringify(sentence)}\n`);
  tree.edit('experiences/col-turu.yaml', 'amenities:\n', `amenities:\n${items.join('')}`);
  return (await loadAndValidate(tree.folder)).issues;
}

describe('forty true sentences in three languages', () => {
  it('have no warning, and at most eight notes', async () => {
    expect(sentences).toHaveLength(40);
    const issues = await validate(sentences);
    expect(issues.filter((issue) => severityOf(issue) !== 'note')).toEqual([]);
    expect(issues.length).toBeLessThanOrEqual(8);
  });
});

/** A Turkish sentence, and a translation of which one digit was changed. */
const changed: readonly Record<string, string>[] = [
  { tr: 'Tur 6 saat sürer.', en: 'The tour takes 5 hours.' },
  { tr: 'Tur 6 saat sürer.', ar: 'تستغرق الجولة ٥ ساعات.' },
  { tr: 'Günlüğü 1.250 dirhem.', en: '1,350 dirhams a day.' },
  { tr: 'Günlüğü 1.250 dirhem.', ar: '1,260 درهمًا في اليوم.' },
  { tr: 'Kişi başı 149,50 dirhem.', en: 'AED 149.90 per person.' },
  { tr: 'Saat 14.30’da alırız.', en: 'We pick you up at 14:20.' },
  { tr: 'Saat 14.30’da alırız.', en: 'We pick you up at 3:30 pm.' },
  { tr: 'Saat 14.30’da alırız.', ar: 'نأخذكم الساعة 2:50 مساءً.' },
  { tr: 'Balon 05.15’te havalanır.', ar: 'ينطلق المنطاد الساعة 6:15 صباحًا.' },
  { tr: '100 km’ye 3,5 saniyede çıkar.', en: 'It reaches 100 km/h in 3.6 seconds.' },
  { tr: 'Yazın 45 derece olur.', en: 'It reaches 46 degrees in summer.' },
  { tr: 'Yazın 45 derece olur.', en: 'It reaches 114 °F in summer.' },
  { tr: '647 litre bagaj.', en: 'A 641-litre boot.' },
  { tr: '647 litre bagaj.', ar: 'صندوق سعته 747 لترًا.' },
  { tr: 'Ofis 24.12.2026 günü kapalıdır.', en: 'The office is closed on 25 December 2026.' },
  { tr: '12 kişilik tekne.', ar: 'قارب يتسع لـ13 ضيفًا.' },
  { tr: 'İade 14 gün sürer.', en: 'A refund takes 15 days.' },
  { tr: '%5 indirim.', en: 'A discount of 8%.' },
  { tr: 'Bizi +90 532 123 45 67’den arayın.', en: 'Call +90 532 123 45 68.' },
  { tr: 'Burj Khalifa 828 metredir.', ar: 'ارتفاع برج خليفة 826 مترًا.' },
];

describe('a changed digit', () => {
  it('is told in at least nine of ten translations', async () => {
    const issues = await validate(changed);
    const told = issues.filter(({ code }) => code === 'C302');
    expect(new Set(told.map(({ path }) => path)).size).toBeGreaterThanOrEqual(18);
    expect(issues.map(severityOf)).toEqual(told.map(() => 'note'));
  });
});
