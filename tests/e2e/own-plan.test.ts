import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong } from '../vary.ts';
import { openPage } from './open-page.ts';
import { keepOwn, readCount, readOwn, said, status, untilButtons } from './plan-storage.ts';
import { isFocusSeen } from './see-focus.ts';

const marked = (page: Page) => page.locator('.plan-link[aria-current="page"]');

/** Waits until the script of a page has found that the plan shown is the own one. Before that, its links are only links. */
const untilOwn = (page: Page) => expect.poll(() => marked(page).count()).toBe(2);

const readHrefs = (page: Page) =>
  page.locator('.plan-link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));

const keepButton = (page: Page) => page.locator('[data-plan-keep]');

/** Selects the links to a plan, at any of its rows. */
const listEnds = (href: string) => `[href="${href}"], [href^="${href}#"]`;

/** The link of a shown plan that leads to another one. */
const change = (page: Page, plan: string) =>
  page
    .locator('[data-plan-change]')
    .and(page.locator(listEnds(`/planim${plan && `?e=${plan}`}`)))
    .first();

/** Opens a plan in a browser that keeps another one, and waits until the script has read that. */
async function openPlan(address: string, own: string, count = String(own.split(',').length)) {
  const page = await openPage('about:blank');
  await keepOwn(page, own);
  await page.goto(address);
  await expect.poll(() => readCount(page)).toBe(own === '' ? '' : count);
  return page;
}

describe('somebody’s plan', () => {
  it('is shown, and leaves the own one alone until the visitor takes it over', async () => {
    const page = await openPlan('/planim?e=dort-teker,kirmizi-kupe', 'gumus-jip');
    const own = '/planim?e=gumus-jip';
    await expect.poll(() => readHrefs(page)).toEqual([own, own]);
    expect(await marked(page).count()).toBe(0);
    const foreign = page.getByText('Henüz planınız değil');
    expect(await foreign.isVisible()).toBe(true);
    await change(page, 'kirmizi-kupe').click();
    await page.waitForURL('**/planim?e=kirmizi-kupe#remove-kirmizi-kupe');
    expect(await readOwn(page)).toBe('gumus-jip');
    await keepButton(page).click();
    expect(await readOwn(page)).toBe('kirmizi-kupe');
    expect(await keepButton(page).isVisible()).toBe(false);
    expect(await foreign.isVisible()).toBe(false);
    expect(await marked(page).count()).toBe(2);
    await said(page).toBe('Bu artık sizin planınız. Önceki planınıza bakın');
    expect(await status(page).locator('a').getAttribute('href')).toMatch(/\/planim\?e=gumus-jip$/);
    expect((await status(page).boundingBox())?.height).toBeGreaterThan(20);
    expect(await page.locator('.plan__bar > p:focus').count()).toBe(1);
  });

  it('of which nothing is left stays open and says so, also if there is an own one', async () => {
    const page = await openPlan('/planim?e=yok-artik', 'gumus-jip');
    await expect.poll(() => readHrefs(page)).toEqual(Array(2).fill('/planim?e=gumus-jip'));
    expect(await page.locator('[data-plan-lost]').isVisible()).toBe(true);
    expect(page.url()).toContain('e=yok-artik');
    expect(await readOwn(page)).toBe('gumus-jip');
  });
});

describe('the own plan on its page', () => {
  it('changes with what is shown, has the focus where it was, and leaves nothing that it has been for the way back', async () => {
    const page = await openPlan('/araclar', 'kirmizi-kupe,dort-teker');
    // A page without a plan leads to the own one.
    await page.goto('/planim');
    await page.waitForURL('**/planim?e=kirmizi-kupe,dort-teker');
    await untilOwn(page);
    expect(await keepButton(page).isVisible()).toBe(false);
    /** Follows a link by the keyboard, which leads to a link of the changed plan. */
    const press = async (plan: string, id: string) => {
      await change(page, plan).press('Enter');
      await page.waitForURL(({ hash }) => hash === `#${id}`);
      await untilOwn(page);
      await expect.poll(() => page.locator(`#${id}:focus`).count()).toBe(1);
      // A page that has just come may still move.
      await expect.poll(() => isFocusSeen(page)).toBe(true);
    };
    await press('dort-teker,kirmizi-kupe', 'earlier-kirmizi-kupe');
    expect(await status(page).textContent()).toBe('');
    await press('kirmizi-kupe', 'remove-kirmizi-kupe');
    await said(page).toBe('Planınızdan çıkarıldı. Geri al');
    expect(await readOwn(page)).toBe('kirmizi-kupe');
    await status(page).getByRole('link').click();
    await page.waitForURL('**/planim?e=dort-teker,kirmizi-kupe#plan-dort-teker');
    await untilOwn(page);
    expect(await readOwn(page)).toBe('dort-teker,kirmizi-kupe');
    expect(await status(page).textContent()).toBe('');
    await press('', 'empty-plan');
    await said(page).toBe('Planınız boşaltıldı. Geri al');
    expect(await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).count()).toBe(
      1,
    );
    expect(await readOwn(page)).toBe('');
    expect(await keepButton(page).isVisible()).toBe(false);
    await press('dort-teker', 'plan-dort-teker');
    expect(await readOwn(page)).toBe('dort-teker');
    await page.goBack();
    await page.waitForURL('**/araclar');
  });

  itLong(
    'follows what another tab makes of it, and is what a visitor finds who comes back to it',
    async () => {
      const page = await openPlan('/planim?e=dort-teker', 'dort-teker');
      await untilOwn(page);
      const other = await page.context().newPage();
      await other.goto('/araclar');
      await untilButtons(other);
      await other.locator('[data-plan-add="gumus-jip"]').click();
      await page.waitForURL('**/planim?e=dort-teker,gumus-jip');
      await untilOwn(page);
      expect(await keepButton(page).isVisible()).toBe(false);
      await page.goto('/araclar');
      await page.getByRole('button', { name: 'Ferrari Poyraz' }).click();
      await page.goBack();
      await page.waitForURL('**/planim?e=dort-teker,gumus-jip,kirmizi-kupe');
      await untilOwn(page);
      await other.evaluate(() => localStorage.clear());
      await page.waitForURL('**/planim');
      await expect.poll(() => readCount(page)).toBe('');
    },
  );

  it('loses what is no longer offered, with a sentence to read', async () => {
    const page = await openPlan('/planim?e=dort-teker', 'yok-artik,dort-teker', '1');
    expect(await readOwn(page)).toBe('dort-teker');
    expect(await keepButton(page).isVisible()).toBe(false);
    await said(page).toBe('Artık sunmadıklarımızı planınızdan çıkardık.');
    expect((await status(page).boundingBox())?.height).toBeGreaterThan(20);
  });

  itLong('says so too where nothing is left, and after a page without a plan', async () => {
    const page = await openPlan('/planim', 'yok-artik,bu-da-yok', '');
    await expect.poll(() => readOwn(page)).toBe('');
    await said(page).toContain('çıkardık');
    expect(new URL(page.url()).search).toBe('');
    await page.evaluate(() => localStorage.setItem('plan', 'yok-artik,dort-teker'));
    await page.goto('/planim');
    await page.waitForURL('**/planim?e=yok-artik,dort-teker');
    await expect.poll(() => readOwn(page)).toBe('dort-teker');
    expect(await marked(page).count()).toBe(2);
    await said(page).toContain('çıkardık');
  });

  itLong('stays the own one while the page of a change is on its way', async () => {
    const page = await openPlan('/planim?e=dort-teker,kirmizi-kupe', 'dort-teker,kirmizi-kupe');
    await untilOwn(page);
    await page.evaluate(() => {
      for (const slug of ['kirmizi-kupe', 'dort-teker'])
        document
          .querySelector<HTMLAnchorElement>(`[data-plan-change][href^="/planim?e=${slug}#"]`)
          ?.click();
    });
    // The first page is given up, which would end `waitForURL`.
    await expect.poll(() => page.url()).toContain('/planim?e=dort-teker#');
    expect(await readOwn(page)).toBe('dort-teker');
    await untilOwn(page);
    expect(await keepButton(page).isVisible()).toBe(false);
  });

  itLong('is not loaded again where another tab stores an empty one', async () => {
    const page = await openPlan('/planim', '');
    await untilOwn(page);
    await page.evaluate(() => localStorage.removeItem('plan'));
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) queries.push(new URL(request.url()).search);
    });
    const other = await page.context().newPage();
    await other.goto('/araclar');
    // A page that is being loaded again would lose what it asks for.
    const heard = page.evaluate(async () => {
      await new Promise((resolve) => addEventListener('storage', resolve));
      await (await fetch('/robots.txt')).text();
    });
    await other.evaluate(() => localStorage.setItem('plan', ''));
    await heard;
    await other.evaluate(() => localStorage.setItem('plan', 'dort-teker'));
    await page.waitForURL('**/planim?e=dort-teker');
    expect(queries).toEqual(['?e=dort-teker']);
  });

  itLong('follows an entry to its new slug without a word', async () => {
    const page = await openPage('about:blank');
    await page.route('**/planim?e=dort-teker', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('data-catalogue="', '$&eski-kupe=kirmizi-kupe ');
      await route.fulfill({ response, body });
    });
    await keepOwn(page, 'dort-teker,eski-kupe,kirmizi-kupe');
    await page.goto('/planim?e=dort-teker');
    await expect.poll(() => readOwn(page)).toBe('dort-teker,kirmizi-kupe');
    expect(await status(page).textContent()).toBe('');
    expect(await keepButton(page).isVisible()).toBe(true);
  });
});
