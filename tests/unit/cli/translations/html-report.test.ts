import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLinkToLine } from '../../../../cli/translations/html-report/link-to-line.ts';
import { html } from '../../../../cli/translations/html-report/markup.ts';
import { pageStyles } from '../../../../cli/translations/html-report/render-head.ts';
import { anchorId, renderWording } from '../../../../cli/translations/html-report/render-report.ts';

const tokens = readFileSync(
  join(import.meta.dirname, '../../../../client/styles/_tokens.scss'),
  'utf8',
);

describe('the page of the report', () => {
  it('escapes whatever is put into it, in text and in attributes', () => {
    const evil = `<img src=x onerror="a">'&\u0000\ud800`;
    expect(html`<p title="${evil}">${[evil, 1, undefined]}</p>`.markup).toBe(
      '<p title="&lt;img src=x onerror=&quot;a&quot;&gt;&#39;&amp;\ufffd\ufffd">&lt;img src=x onerror=&quot;a&quot;&gt;&#39;&amp;\ufffd\ufffd1</p>',
    );
    expect(html`<p>${html`<b>${'<'}</b>`}</p>`.markup).toBe('<p><b>&lt;</b></p>');
  });

  it('has the colours of the site', () => {
    const colours = pageStyles.match(/#[0-9a-f]{3,6}\b/g) ?? [];
    expect(colours.length).toBeGreaterThan(8);
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  it('writes paragraphs in their language and direction, and keeps placeholders in order', () => {
    expect(renderWording('Bir.\n\nİki\nüç.', 'tr').markup).toBe(
      '<div class="words" lang="tr" dir="ltr"><p>Bir.</p><p>İki üç.</p></div>',
    );
    expect(renderWording({ few: '{{count}} خدمات' }, 'ar').markup).toContain(
      '<dd><bdi dir="ltr">{{count}}</bdi> خدمات</dd>',
    );
  });

  it('links from the page to the files beside it', () => {
    const beside = createLinkToLine('out/a.html', 'content');
    expect(beside('cars/my car#1.yaml', 15)).toBe('../content/cars/my%20car%231.yaml#L15');
    const inside = createLinkToLine('content/a.html', './content/');
    expect(inside('labels.yaml', 1)).toBe('./labels.yaml#L1');
  });

  it('gives the list of each file a name of its own', () => {
    const files = ['cars/a-b.yaml', 'cars/a b.yaml', 'cars/a.b.yaml', 'cars/ş.yaml', 'cars/ç.yaml'];
    const names = new Set(files.map((file) => anchorId('entry', file)));
    expect(names.size).toBe(files.length);
    for (const name of names) expect(name).toMatch(/^[!-~]+$/);
  });
});
