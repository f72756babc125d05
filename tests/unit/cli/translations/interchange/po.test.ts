import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pluralRules, readPo, writePo } from '../../../../../cli/translations/interchange/po.ts';
import { hashBase } from '../../../../../cli/translations/interchange/translation-unit.ts';
import { languages } from '../../../../../shared/languages.ts';
import { listRequiredPluralForms } from '../../../../../shared/schemas/labels.ts';
import { createDocument, createUnit } from './units.ts';

const written = writePo(
  createDocument([
    createUnit({
      source: 'Çöl turu',
      target: 'جولة',
      state: 'stale',
    }),
    createUnit({ path: ['n'], form: 'two', source: '{{count}} gün', maxLength: 9 }),
  ]),
  'tr',
);

describe('writePo', () => {
  it('gives each text its id as context, what it is, and marks stale ones as fuzzy', () => {
    const [header = '', stale = '', missing = ''] = written.split('\n\n');
    expect(header).toMatch(/^msgid ""\nmsgstr ""\n[\s\S]*"Language: ar\\n"/);
    expect(header).toContain('"Plural-Forms: nplurals=6; plural=');
    const base = `# base: cars/g63.yaml#description ${hashBase('جولة')}`;
    expect(stale.split('\n').slice(0, 2)).toEqual([base, '#: cars/g63.yaml:31']);
    expect(stale).toMatch(/^#\. .*Listedeki yeri/m);
    expect(stale).toContain('Türkçe metin, çevirisi yapıldıktan sonra değişti.');
    expect(stale).toContain('\n#, fuzzy\n');
    expect(stale).toMatch(
      /msgctxt "cars\/g63\.yaml#description"\nmsgid "Çöl turu"\nmsgstr "جولة"$/,
    );
    expect(missing).toMatch(/msgctxt "cars\/g63\.yaml#n@two"\nmsgid "{{count}} gün"\nmsgstr ""\n$/);
    expect(missing).toContain('#: cars/g63.yaml:31 cars/g63.yaml#n@two\n');
    expect(missing).toContain('# base: cars/g63.yaml#n@two none\n');
    for (const told of ['9 karakter', 'Çevirmeyin: {{count}}.', '“two”']) {
      expect(missing).toContain(told);
    }
    expect(missing).not.toContain('fuzzy');
  });

  it.each(languages)('chooses plural forms in %s as Intl does', (language) => {
    const rules = pluralRules[language];
    const forms = listRequiredPluralForms(language);
    expect(rules).toContain(`nplurals=${forms.length};`);
    const choose = new Intl.PluralRules(language);
    const find = runInNewContext(
      `(n) => { let nplurals, plural; ${rules} return Number(plural); }`,
    );
    const numbers = Array.from({ length: 1000 }, (_, n) => n);
    expect(numbers.map((n) => forms[find(n)])).toEqual(numbers.map((n) => choose.select(n)));
  });
});

describe('readPo', () => {
  describe('takes for the exported translation', () => {
    const unit = createUnit({ target: 'جولة' });
    const hash = hashBase('جولة');
    const own = `# base: ${unit.id} ${hash}`;

    it.each([
      ['the comment that follows the translation', own, hash],
      ['the same in CRLF', `${own}\r`, hash],
      ['a comment that a program wrapped', own.replaceAll(/ (?=[^b])/g, '\n# '), hash],
      ['one that was broken within the id', own.replace('/', '/\n# '), hash],
      ['one that msgcat wrote twice', `# #-#-#-#-#  a.po  #-#-#-#-#\n${own}\n${own}`, hash],
      ['none if there are two', `${own}\n# base: ${unit.id} ${hashBase('x')}`, 'none'],
      ['one beside others', `# Bence güzel.\n# base: cars/x.yaml#title none\n${own}`, hash],
    ])('%s', (_what, comment, expected) => {
      const text = writePo(createDocument([unit]), 'en').replace(own, comment);
      expect(text).toContain(comment);
      expect(readPo(text).units[0]?.base).toBe(expected);
    });

    it.each([
      ['a comment of the newer file', `#. base: ${hash}\n${own.replace('#', '#.')}`],
      ['that of another entry', `# base: cars/x.yaml#description ${hash}`],
      ['that of an entry whose id ends alike', `# base: x${unit.id} ${hash}`],
      ['the comment of a translator', '# Bence güzel.'],
      ['a longer number', `# base: ${unit.id} ${hash}0`],
    ])('nothing from %s', (_what, comment) => {
      const text = writePo(createDocument([unit]), 'en').replace(own, comment);
      expect(text).toContain(comment);
      expect(readPo(text).units[0]?.base).toBeUndefined();
    });
  });

  it('takes fuzzy and empty translations for unfinished ones, and passes over obsolete entries', () => {
    const text = `\ufeff${written.replaceAll('\n', '\r\n')}\r\n#~ msgctxt "old#a"\r\n#~ msgid "a"\r\n#~ msgstr "b"\r\n`;
    expect(readPo(text)).toEqual({
      targetLanguage: 'ar',
      units: [
        {
          id: 'cars/g63.yaml#description',
          source: 'Çöl turu',
          target: 'جولة',
          isDone: false,
          isDraft: true,
          base: hashBase('جولة'),
        },
        {
          id: 'cars/g63.yaml#n@two',
          source: '{{count}} gün',
          target: '',
          isDone: false,
          base: 'none',
        },
      ],
    });
    expect(readPo(written.replace('#, fuzzy\n', '')).units[0]?.isDone).toBe(true);
  });

  it.each(['constructor', '__proto__'])('reads “%s” as any other text', (name) => {
    const unit = createUnit({ id: name, source: name, target: name });
    const other = createUnit({ id: `${name}#${name}`, source: name });
    const text = writePo(createDocument([unit, other]), 'en');
    const split = text.replaceAll(/^msgid "(?=[c_])/gm, 'msgid ""\n"');
    for (const one of [text, split]) {
      expect(readPo(one).units).toMatchObject([
        { id: name, source: name, target: name },
        { id: `${name}#${name}`, source: name },
      ]);
    }
    const twice = text + text.slice(text.indexOf('#.'));
    expect(() => readPo(twice)).toThrow(`entry "${name}" in "${name}" context`);
  });

  it.each([
    ['', 'header “Language”', undefined],
    ['plain text', 'cannot be read', 1],
    ['msgid ""\nmsgstr "Language: ar\\n"\n\nmsgctxt "a"\nmsgid "b\nmsgstr ""', 'cannot be read', 6],
    [written.replace('Language: ar', 'Language: tr'), 'translations are in “tr”', undefined],
    [written.replace(/msgctxt ".*n@two"\n/, ''), 'lost its line msgctxt', undefined],
    [written + written.slice(written.indexOf('#.')), 'cannot be read', undefined],
  ])('says what is wrong and where: %#', (text, message, line) => {
    expect(() => readPo(text)).toThrow(
      expect.objectContaining({
        name: 'UserError',
        message: expect.stringContaining(message),
        line,
      }),
    );
  });
});
