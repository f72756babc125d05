import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The types of schema.org, each with all of its properties, including inherited ones. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

interface Declaration {
  parents: string[];
  properties: string[];
}

/** Reads the vocabulary from the declarations of schema-dts, which are generated from that of schema.org. */
export function readVocabulary(): Vocabulary {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts'));
  const text = readFileSync(join(folder, 'schema.d.ts'), 'utf8');
  const interfaces = new Map<string, Declaration>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    interfaces.set(name, {
      parents: parents.split(', '),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
    });
  }
  const collect = (name: string): string[] => {
    const { parents, properties } = interfaces.get(name) ?? { parents: [], properties: [] };
    return [...properties, ...parents.flatMap(collect)];
  };
  return new Map(
    [...interfaces.keys()]
      .filter((name) => name.endsWith('Leaf'))
      .map((name) => [name.replace(/Leaf$/, ''), new Set(collect(name))]),
  );
}
