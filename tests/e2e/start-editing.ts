import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { buildEditScript } from '../../scripts/dev/edit/build-edit-script.ts';
import type { EditRequest } from '../../scripts/dev/edit/protocol.ts';
import { createFakeEditor } from './fake-editor.ts';
import { openProxy } from './open-proxy.ts';

const script = buildEditScript();

/** A URL that may be that of a page: a document, or what the editor loads to bring the shown one up to date. */
const pageUrl = /^https?:\/\/[^/]+\/(?!__dev)[^.?#]*([?#]|$)/;

/** Opens a page with the editor, and what a test needs of it. Uncaught errors of the page fail the test. */
export async function startEditing(
  address: string,
  options: BrowserContextOptions = {},
  data?: string,
) {
  const { proxy, context } = await openProxy({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const { page, fake } = await openEditor(context, address, data);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  onTestFinished(() => expect(faults).toEqual([]));
  const heading = page.locator('h1').first();
  /** Waits until the texts of the page can be edited. */
  const waitForTexts = () =>
    page
      .getByRole('button', { name: /^(Düzenle|Edit): / })
      .first()
      .waitFor({ state: 'attached' });
  return {
    page,
    fake,
    proxy,
    heading,
    waitForTexts,
    panel: page.getByRole('dialog'),
    toggle: page.getByRole('button', { name: /^(Düzenle|Edit)$/ }),
    field: (name: string) => page.getByRole('textbox', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    openHeading: async () => {
      await page.keyboard.press('e');
      await heading.click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  };
}

/**
 * Opens a page with the editor in front of a fake server.
 *
 * @param data attributes of the script element
 */
async function openEditor(context: BrowserContext, address: string, data = 'data-token="secret"') {
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
