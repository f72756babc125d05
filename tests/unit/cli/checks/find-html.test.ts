import { describe, expect, it } from 'vitest';
import { findHtml } from '../../../../cli/checks/find-html.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const fix = (text: string) => applySafeReplacements(text, findHtml(text));

describe('the rule about HTML', () => {
  it.each([
    ['The <b>Desert</b>&nbsp;Tour', 'The Desert Tour'],
    ['Kum &amp; deniz &#8211; &#x2019;de &rsquo;', 'Kum & deniz – ’de ’'],
    ['<STRONG>Kum</STRONG> <em>ve</em>', 'Kum ve'],
    ['<b>Kum <i>ve</i></b> deniz', 'Kum <i>ve</i> deniz'],
    ['&ccedil;&ouml;l', 'çöl'],
    ['Kum<br>deniz, <p>gün</p>', 'Kum<br>deniz, <p>gün</p>'],
    ['<a href="x">Kum</a>', '<a href="x">Kum</a>'],
    ['<b>Kum', '<b>Kum'],
    ['<b><i>Kum</b></i>', '<b><i>Kum</b></i>'],
    ['&quot;Kum&quot; &lt;b&gt;', '&quot;Kum&quot; &lt;b>'],
    ['&foo; &#8203; &#99999999;', '&foo; &#8203; &#99999999;'],
  ])('finds %j and fixes it to %j', (text, fixed) => {
    expect(findHtml(text)).not.toEqual([]);
    expect(fix(text)).toBe(fixed);
  });

  it('is one finding for all tags that need a person, and one for each other piece', () => {
    const found = findHtml('<p>a</p><p>b</p> <b>c</b> &amp;');
    expect(found).toMatchObject([
      { code: 'C110', start: 0, end: 3, params: { written: '<p> </p>' } },
      { start: 17, end: 25, replacement: 'c' },
      { start: 26, end: 31, replacement: '&' },
    ]);
  });

  it.each(['5 < 6 & 7 > 3', 'e& ve du', 'A&B; 3<x', '<3'])('finds nothing in %j', (text) => {
    expect(findHtml(text)).toEqual([]);
  });
});
