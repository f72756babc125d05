import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRenamed, otherBrand } from '../brand-traces.ts';
import { runCatalogue } from '../integration/cli/content-tree.ts';
import { contentSite } from '../site-folder.ts';

it('another brand in site.yaml alone leaves no trace of the old name, and its title has room', async () => {
  const build = join(contentSite, 'build');
  const { traces, copy } = await openRenamed(join(contentSite, 'content'), build, otherBrand);
  expect(traces).toEqual([]);
  const { code, out } = await runCatalogue('validate', '--strict', '--content', copy);
  expect(code, out).toBe(0);
});
