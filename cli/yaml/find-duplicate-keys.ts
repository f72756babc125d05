import { type Document, isScalar, visit } from 'yaml';
import { issueCodes } from '../issue.ts';
import type { LineIndex } from './line-index.ts';
import type { Stumble } from './stumble.ts';

/** Finds keys that stand twice in one block (C003). */
export function findDuplicateKeys(lines: LineIndex, document: Document): Stumble[] {
  const stumbles: Stumble[] = [];
  visit(document, {
    Map(_key, { items }) {
      const first = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const owner = first.get(key.value);
        if (owner === undefined) first.set(key.value, start);
        else stumbles.push(describe(String(key.value), start, end, lines.toPosition(owner).line));
      }
    },
  });
  return stumbles;
}

function describe(key: string, start: number, end: number, firstLine: number): Stumble {
  return {
    code: issueCodes.duplicateKey,
    start,
    end,
    message: {
      en: `“${key}” stands twice in this block; the first is in line ${firstLine}.`,
      tr: `“${key}” bu blokta iki kez geçiyor; ilki ${firstLine}. satırda.`,
    },
    advice: {
      en: 'Keep one of the two and move what the other holds into it.',
      tr: 'Birini bırakın, ötekindekini de ona taşıyın.',
    },
  };
}
