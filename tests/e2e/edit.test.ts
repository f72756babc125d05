import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong } from '../vary.ts';
import { keyOf } from './fake-editor.ts';
import { startEditing } from './start-editing.ts';

describe('a text is edited on its page', () => {
  it('a click opens it in all languages, and saving changes the page without a reload', async () => {
    const { page, heading, panel, field, button, openHeading, fake, proxy } =
      await startEditing('/hakkimizda');
    await page.evaluate(() => Reflect.set(window, 'isMarked', true));
    const text = (await heading.textContent()) ?? '';
    fake.several.set(text.trim(), ['tr.yaml#Menüdeki ad']);
    await openHeading();
    expect(await panel.getByRole('textbox').count()).toBe(3);
    expect(await field('Türkçe').inputValue()).toBe(text.trim());
    expect(await field('Arapça').getAttribute('dir')).toBe('rtl');
    await field('Türkçe').fill('Biz\nkimiz');
    await page.keyboard.press('Control+Enter');
    await panel.getByText('Kaydedildi.').waitFor();
    expect(await field('Türkçe').inputValue()).toBe('Biz kimiz');
    expect(await button('Vazgeç').count()).toBe(0);
    proxy.reload();
    await expect.poll(() => heading.textContent()).toBe('Biz kimiz');
    expect(await page.evaluate(() => Reflect.has(window, 'isMarked'))).toBe(true);
    expect(await field('Türkçe').evaluate((input) => input.matches(':focus'))).toBe(true);
    const saves = fake.log.filter(({ name }) => name === 'save');
    expect(saves.map(({ body }) => body)).toMatchObject([{ wording: { tr: 'Biz\nkimiz' } }]);
    await button('Hâlâ doğru').first().click();
    await panel.getByText('İngilizce: onaylandı.').waitFor();
    await button('Son kaydı geri al').click();
    await panel.getByText('Son kayıt geri alındı.').waitFor();
    expect(await field('Türkçe').inputValue()).toBe(text.trim());
    expect(await panel.getByRole('radio').count()).toBe(2);
  });

  it('a click before the places have come opens its text then', async () => {
    const { page, heading, panel, field } = await startEditing('/hakkimizda');
    const places = Promise.withResolvers<void>();
    await page.route('**/__dev/edit/places', async (route) => {
      await places.promise;
      await route.fallback();
    });
    await page.keyboard.press('e');
    await heading.click();
    // What was clicked opens wherever it is by then.
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    expect(await panel.isVisible()).toBe(false);
    places.resolve();
    await expect.poll(() => field('Türkçe').inputValue()).toBe(await heading.innerText());
  });

  it('what is wrong is said while it is written, with its correction, and refuses to be saved', async () => {
    const { page, fake, panel, field, button, openHeading } = await startEditing('/hakkimizda');
    fake.mistake = '!!';
    await openHeading();
    await field('Türkçe').fill('Merhaba!!');
    await panel.getByText('“!!” burada olamaz.').waitFor();
    await button('Kaydet').click();
    const isFocused = () => field('Türkçe').evaluate((input) => input.matches(':focus'));
    await expect.poll(isFocused).toBe(true);
    expect(await field('Türkçe').getAttribute('aria-invalid')).toBe('true');
    await button('Düzelt').click();
    expect(await field('Türkçe').inputValue()).toBe('Merhaba');
    await button('{phone} ekle').click();
    expect(await field('Türkçe').inputValue()).toBe('Merhaba{phone}');
    await panel.getByText('“!!” burada olamaz.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel.getByText('Yazdıklarınız kaydedilmedi.').waitFor();
    await button('Yazmaya devam et').click();
    expect(await field('Türkçe').inputValue()).toBe('Merhaba{phone}');
    await field('Türkçe').evaluate((input) => input.blur());
    await page.keyboard.press('Escape');
    await button('Sil ve kapat').click();
    await panel.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => sessionStorage.getItem('edit-draft'))).toBe(null);
  });

  it('what was typed survives a reload and a server that ended, and meets what is newer', async () => {
    const { page, fake, panel, heading, field, button, openHeading } =
      await startEditing('/hakkimizda');
    const key = keyOf('tr', (await heading.textContent()) ?? '');
    await openHeading();
    await field('Türkçe').fill('Benim metnim');
    await page.keyboard.press('ArrowLeft');
    await page.reload();
    await panel.getByText('Önceden yazdıklarınız geri geldi.').waitFor();
    expect(await field('Türkçe').inputValue()).toBe('Benim metnim');
    const caret = await field('Türkçe').evaluate(
      (input: HTMLTextAreaElement) => input.matches(':focus') && input.selectionStart,
    );
    expect(caret).toBe('Benim metnim'.length - 1);

    const refuse = (route: Route) => route.abort();
    await page.context().route('**/__dev/edit/*', refuse);
    await button('Kaydet').click();
    await panel.getByText('Geliştirme sunucusu yanıt vermiyor').waitFor();
    await page.context().unroute('**/__dev/edit/*', refuse);
    expect(await field('Türkçe').inputValue()).toBe('Benim metnim');

    // A newer file is shown beside what was typed, and written over only by another button.
    fake.change(key, 'tr', 'Başkasının metni');
    fake.change(key, 'en', 'Theirs');
    await button('Kaydet').click();
    await panel.getByText('Dosya bu arada değişti').waitFor();
    await panel.getByText('Başkasının metni').waitFor();
    expect(await field('Türkçe').inputValue()).toBe('Benim metnim');
    // Nobody has typed here, so the newer text stays.
    expect(await field('İngilizce').inputValue()).toBe('Theirs');
    await button('Benimkini yaz').click();
    await panel.getByText('Kaydedildi.').waitFor();
    const { body } = fake.log.findLast(({ name }) => name === 'save') ?? {};
    expect(body).toMatchObject({ wording: { tr: 'Benim metnim' } });
    expect(body).not.toHaveProperty('wording.en');
  });

  itLong('another window that saves is noticed', async () => {
    const { fake, proxy, panel, heading, field, openHeading } = await startEditing('/hakkimizda');
    const key = keyOf('tr', (await heading.textContent()) ?? '');
    await openHeading();
    fake.change(key, 'tr', 'Yeni hâli');
    proxy.reload();
    await panel.getByText('Bu, yeni hâli.').waitFor();
    expect(await field('Türkçe').inputValue()).toBe('Yeni hâli');
  });

  itLong(
    'a late answer changes no other text, and what is typed meanwhile goes nowhere',
    async () => {
      const { page, fake, panel, field, button, openHeading } = await startEditing('/hakkimizda');
      const other = page.locator('main p').first();
      const text = ((await other.textContent()) ?? '').trim();
      await openHeading();
      await field('Türkçe').fill('Biz kimiz');
      await page.keyboard.press('Control+Enter');
      await panel.getByText('Kaydedildi.').waitFor();
      const answerLate = async (name: string) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(`**/__dev/edit/${name}`, async (route) => {
          await promise;
          await route.fallback();
        });
        return async () => {
          const answered = page.waitForResponse(`**/__dev/edit/${name}`);
          resolve();
          await (await answered).finished();
        };
      };
      const confirm = await answerLate('confirm');
      await button('Hâlâ doğru').first().click();
      const open = await answerLate('open');
      await other.click();
      expect(await field('Türkçe').isEditable()).toBe(false);
      await open();
      await expect.poll(() => field('Türkçe').inputValue()).toBe(text);
      await confirm();
      await page.keyboard.press('Control+Enter');
      await panel.getByText('Kapat', { exact: true }).waitFor();
      expect(await field('Türkçe').inputValue()).toBe(text);
      expect(fake.log.filter(({ name }) => name === 'save')).toHaveLength(1);
    },
  );

  itLong('words in several places are chosen by name, and hidden texts by a list', async () => {
    const { page, waitForTexts, fake, panel, heading, field } = await startEditing('/hakkimizda');
    const text = (await heading.textContent())?.trim() ?? '';
    fake.several.set(text, ['tr.yaml#Menüdeki ad']);
    await page.keyboard.press('e');
    await waitForTexts();
    await heading.click();
    await panel.getByText('1 sayfada').waitFor();
    await panel.getByRole('radio', { name: '2 sayfada' }).check();
    await expect.poll(() => field('Türkçe').inputValue()).toBe('Menüdeki ad');
    await panel.getByText('Ayrıca bu sayfada').click();
    await panel.getByRole('button', { name: /^Sayfa başlığı/ }).click();
    await expect.poll(() => field('Türkçe').inputValue()).toBe(await page.title());
  });

  itLong(
    'a click beside the words of a title opens them, and no name that nobody sees',
    async () => {
      const { page, panel, field, waitForTexts } = await startEditing('/hizmetler');
      await page.keyboard.press('e');
      await waitForTexts();
      const title = page.locator('main article h2').first();
      await title.scrollIntoViewIfNeeded();
      const box = await title.boundingBox();
      if (!box) throw new Error('The title is not drawn.');
      await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
      await panel.getByRole('textbox').first().waitFor();
      expect(await field('Türkçe').inputValue()).toBe((await title.textContent())?.trim());
    },
  );

  itLong('all of it works by keyboard, and the focus returns to the text', async () => {
    const { page, waitForTexts, panel, toggle } = await startEditing('/hakkimizda');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await waitForTexts();
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-editor]')?.blur());
    await toggle.evaluate((button: HTMLElement) => button.blur());
    await page.keyboard.press('Tab');
    const name = () =>
      page.evaluate(
        () => document.querySelector('[data-editor]')?.shadowRoot?.activeElement?.textContent,
      );
    const first = await name();
    expect(first).toMatch(/^Düzenle: /);
    await page.keyboard.press('Tab');
    const second = await name();
    expect(second).not.toBe(first);
    await page.keyboard.press('Enter');
    await panel.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await name()).toBe(second);
  });

  itLong('links stay, pages keep their markup, and a link to a text opens it', async () => {
    const { page, waitForTexts, fake, panel, heading, field } = await startEditing('/hakkimizda');
    const read = () =>
      page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as Element;
        // What the page itself changes with time is left out.
        const others = '[data-editor], script, link[rel="expect"], [data-opening]';
        for (const element of copy.querySelectorAll(others)) element.remove();
        return copy.outerHTML;
      });
    // The last that the page’s own scripts change.
    await page.locator('html[data-own-plan]').waitFor({ state: 'attached' });
    const before = await read();
    await page.keyboard.press('e');
    await waitForTexts();
    await heading.click();
    await panel.getByRole('textbox').first().waitFor();
    expect(await read()).toBe(before);
    await page.locator('footer a').nth(3).click();
    await expect.poll(() => fake.log.filter(({ name }) => name === 'open').length).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/hakkimizda');
    const key = keyOf('tr', (await heading.textContent()) ?? '');
    await page.goto('about:blank');
    await page.goto(`/hakkimizda#edit=${encodeURIComponent(key)}`);
    await panel.getByRole('textbox').first().waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.evaluate(() => {
      location.hash = `edit=${encodeURIComponent('tr.yaml#Başka %')}`;
    });
    await expect.poll(() => field('Türkçe').inputValue()).toBe('Başka %');
    expect(new URL(page.url()).hash).toBe('');
  });

  itLong('where editing is off, the bar says why', async () => {
    const { page, toggle } = await startEditing(
      '/en/hakkimizda',
      {},
      'data-refusal="Only on this machine."',
    );
    expect(await toggle.isDisabled()).toBe(true);
    await page.getByText('Only on this machine.').waitFor();
  });
});
