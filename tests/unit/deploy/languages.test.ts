import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageConfig, languages } from '../../../shared/languages.ts';

const folder = join(import.meta.dirname, '../../../deploy');

describe('the rules for nginx', () => {
  const rules = readFileSync(join(folder, 'nginx/travel-site/language.conf'), 'utf8');

  it.each(['address_language', 'cookie_language', 'accepted_language'])(
    'let $%s be any language of the site, and no other',
    (variable) => {
      const [, body = ''] = new RegExp(`\\$${variable} \\{([^}]*)\\}`).exec(rules) ?? [];
      const lines = body.split('\n').map((line) => line.trim());
      expect(lines.filter((line) => line !== '')).toEqual([
        'default "";',
        ...languages.map((language) => `${language} ${language};`),
      ]);
    },
  );

  it('look for the languages of the site wherever they look for several', () => {
    const choices = [...rules.matchAll(/\?<(?:lng_\d+|first_named)>([a-z|]+)\)/g)];
    expect(choices).toHaveLength(12);
    expect(new Set(choices.map(([, names]) => names))).toEqual(new Set([languages.join('|')]));
  });

  it('fall back to the default language', () => {
    expect(rules).toMatch(new RegExp(`\\$lng \\{\\s*default ${defaultLanguage};`));
  });
});

describe.each(['bad-request', 'unavailable'])('the page %s of nginx', (name) => {
  const page = load(readFileSync(join(folder, `pages/${name}.html`), 'utf8'));
  const sections = page('section')
    .toArray()
    .map((section) => page(section));

  it('speaks every language of the site, the default one first', () => {
    const spoken = sections.map((section) => ({
      language: section.closest('[lang]').attr('lang'),
      direction: section.closest('[dir]').attr('dir'),
    }));
    const order = languages.toSorted(
      (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage),
    );
    expect(spoken).toEqual(
      order.map((language) => ({ language, direction: languageConfig[language].direction })),
    );
  });

  it('has a heading and a sentence in each, and links that stay in it', () => {
    for (const section of sections) {
      expect(section.find('h1, h2').text()).toMatch(/\p{L}{2}/u);
      expect(section.find('p').text()).toMatch(/\p{L}{2}.*\./u);
      const language = section.closest('[lang]').attr('lang');
      for (const link of section.find('a').toArray()) {
        expect(page(link).attr('href')).toBe(`/?lng=${language}`);
      }
    }
  });
});
