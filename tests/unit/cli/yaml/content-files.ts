import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { fixtureContent } from '../../../site-folder.ts';

/** Every file of the fixture site, by its path below the content folder. */
export const contentFiles: ReadonlyMap<string, string> = new Map(
  globSync('**/*.yaml', { cwd: fixtureContent })
    .toSorted()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(fixtureContent, file), 'utf8')]),
);

export interface FoundScalar {
  path: PropertyKey[];
  value: string;
}

/** Lists every scalar value of a YAML file with its path; keys do not count. */
export function listScalars(text: string): FoundScalar[] {
  const document = parseDocument(text, { merge: false });
  const found: FoundScalar[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.value === null) return;
      const path: PropertyKey[] = [];
      for (const [index, ancestor] of ancestors.entries()) {
        if ('key' in ancestor && isScalar(ancestor.key)) path.push(String(ancestor.key.value));
        const next = ancestors[index + 1] ?? node;
        if ('flow' in ancestor || 'items' in ancestor) {
          const place = Array.from<unknown>(ancestor.items).indexOf(next);
          if (!('key' in next)) path.push(place);
        }
      }
      found.push({
        path,
        value: typeof node.value === 'string' ? node.value : String(node.source),
      });
    },
  });
  return found;
}

/** Lists every comment of a YAML text in order; `#` inside of texts does not count. */
export function listComments(text: string): string[] {
  const found: string[] = [];
  const document = parseDocument(text, { keepSourceTokens: true });
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) look(item);
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'comment' && 'source' in value) {
      found.push(String(value.source));
      return;
    }
    for (const key of ['start', 'sep', 'key', 'value', 'items', 'end', 'props'] as const) {
      if (key in value) look(Reflect.get(value, key));
    }
  };
  look(document.contents?.srcToken);
  return found;
}
