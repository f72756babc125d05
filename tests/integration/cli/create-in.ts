import { createEntry, type NewOptions } from '../../../cli/commands/new.ts';
import type { Ask } from '../../../cli/entries/collect-values.ts';
import type { ContentTree, Run } from './content-tree.ts';

/** Creates an entry, by default in English as 21 November 2026 has begun in Dubai. */
export async function createIn(
  tree: ContentTree,
  kind: string,
  answers: NewOptions['answers'],
  {
    ask,
    language = 'en',
    at = '2026-11-20T20:30:00Z',
  }: { ask?: Ask; language?: NewOptions['language']; at?: string } = {},
): Promise<Run> {
  const said = { out: '', error: '' };
  const write = (stream: 'out' | 'error') => (text: string) => {
    said[stream] += text;
  };
  const options = { kind, content: tree.folder, language, answers, now: new Date(at) };
  const code = await createEntry(options, { out: write('out'), error: write('error') }, ask);
  return { code, ...said };
}
