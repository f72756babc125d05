import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeTable, type Told } from './change-table.ts';
import { createContentTree } from './content-tree.ts';
import { keepFormerState } from './former-state.ts';

vi.mock('../../../cli/changes/read-revision.ts', () => import('./former-state.ts'));

/** Markdown without its escapes, and the words that are neither removed nor added. */
const read = (markdown: string) =>
  markdown
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

const join = (line: string, name: string) =>
  Array.from(
    line.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g')),
    ([, text = '']) => text,
  ).join(' ');

/** Whether a document tells something where it belongs. */
function tells(markdown: string, { on, in: language, field = '', ...words }: Told): boolean {
  const sections = markdown.split(/^#+ /m).map(read);
  const named = sections.filter((section) => {
    const [heading = ''] = section.split('\n');
    return on.startsWith('/')
      ? heading.replace(/[`<]/g, ')').includes(`${on})`)
      : heading.startsWith(on);
  });
  return named.some((section) => {
    if (field === '') return words.says?.every((text) => section.includes(text));
    const [rest = '', ...groups] = section.split(/^\*\*(.+)\*\*$/m);
    const name = language ?? 'In all languages';
    const group =
      groups.length === 0 && !language ? rest : (groups[groups.indexOf(name) + 1] ?? '');
    return group.split(/^- /m).some((line) => {
      const { removed = '', added = '', says = [] } = words;
      return (
        line.split('\n')[0]?.includes(field) === true &&
        join(line, 'del').includes(removed) &&
        join(line, 'ins').includes(added) &&
        says.every((text) => line.replace(/<.*?>/g, '').includes(text))
      );
    });
  });
}

describe('catalogue changes tells of', () => {
  // In Dubai, 27 November has begun.
  const now = new Date('2026-11-26T20:30:00Z');
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterAll(() => void vi.useRealTimers());

  it.each(changeTable)('$what', async ({ prepare, change, told, same = [] }) => {
    const tree = createContentTree();
    await prepare?.(tree);
    keepFormerState(tree);
    await change(tree);
    const { out } = await tree.run('changes', '--format', 'markdown');
    for (const one of told) if (!tells(out, one)) expect(out).toBe(one);
    for (const on of same) expect(tells(out, { on, says: [] })).toBe(false);
  });
});
