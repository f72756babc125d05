import type { BrowserContext, Page } from 'playwright';
import { buildEditScript } from '../../scripts/dev/edit/build-edit-script.ts';
import type { EditRequest } from '../../scripts/dev/edit/protocol.ts';
import { createFakeEditor, type FakeEditor } from './fake-editor.ts';

const script = buildEditScript();

/** A URL that may be that of a page: a document, or what the editor loads to bring the shown one up to date. */
const pageUrl = /^https?:\/\/[^/]+\/(?!__dev)[^.?#]*([?#]|$)/;

/**
 * Opens a page with the editor in front of a fake server.
 *
 * @param data attributes of the script element
 */
export async function openEditor(
  context: BrowserContext,
  address: string,
  data = 'data-token="secret"',
): Promise<{ page: Page; fake: FakeEditor }> {
  const fake = createFakeEditor();
  const body = await script;
  await context.route(pageUrl, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html'))
      return route.fulfill({ response });
    const element = `<script type="module" src="/__dev/edit.js" ${data}></script>`;
    const html = fake.rewrite(await response.text());
    return route.fulfill({ response, body: html + element });
  });
  await context.route('**/__dev/edit.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await context.route('**/__dev/edit/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) as EditRequest;
    return route.fulfill({ json: fake.answer(name, route.request().postDataJSON()) });
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-editor]').waitFor({ state: 'attached' });
  return { page, fake };
}
