import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readXliff } from '../../../../../cli/translations/interchange/read-xliff.ts';
import { hashBase } from '../../../../../cli/translations/interchange/translation-unit.ts';
import { writeXliff } from '../../../../../cli/translations/interchange/write-xliff.ts';
import { createDocument, createUnit, sampleDocument, unitMeaning } from './units.ts';

const written = writeXliff(sampleDocument, 'en');

/** Reads the same unit as a translator’s program may return it. */
function readSegment(
  segment: string,
  data = '',
): ReturnType<typeof readXliff>['units'][number] | undefined {
  return readXliff(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="tr" trgLang="ar-AE">
<file id="f1"><group id="g"><unit id="u" name="a#b">${data}${segment}</unit></group></file></xliff>`,
  ).units[0];
}

describe('writeXliff', () => {
  const $ = load(written, { xml: true });
  const find = (name: string) => $(`unit[name="${name}"]`);
  const note = (name: string, category: string) =>
    find(name).find(`note[category=${category}]`).text();
  const one = 'labels.yaml#results.count@one';

  it('tells what a text is, and asks again for stale ones', () => {
    expect($('xliff').attr()).toMatchObject({ version: '2.0', srcLang: 'tr', trgLang: 'ar' });
    expect(
      $('file')
        .map((_, file) => $(file).attr('original'))
        .get(),
    ).toEqual(['cars/g63.yaml', 'labels.yaml']);
    expect($('file').first().attr()).toMatchObject({
      ...{ srcDir: 'ltr', trgDir: 'rtl', 'xml:space': 'preserve', canResegment: 'no' },
    });
    const plain = 'cars/g63.yaml#description';
    expect(find(plain).attr('slr:sizeRestriction')).toBe('60');
    expect(note(plain, 'meaning')).toBe(unitMeaning);
    expect(note(plain, 'base')).toBe(
      `For the import, please leave: the translation at the export, ${hashBase('واحة')}`,
    );
    expect(note(plain, 'limit')).toContain('60');
    expect(find(plain).find('source, target').text()).toBe('Çöl & <vaha>واحة');
    const states = $('segment').map((_, segment) => $(segment).attr('state'));
    expect(states.get()).toEqual(['translated', 'initial', 'initial']);
    expect(find(one).find('[subState]').attr('subState')).toBe('catalogue:stale');
    expect([note(plain, 'previous'), note(one, 'previous')]).toEqual([
      '',
      'The Turkish text has changed since it was translated.',
    ]);
  });

  it('keeps the forms of a count together, and protects placeholders', () => {
    const group = $('group[name="results.count"]').children('unit');
    const few = 'labels.yaml#results.count@few';
    expect(group.map((_, unit) => $(unit).attr('name')).get()).toEqual([one, few]);
    expect(note(few, 'plural')).toContain('few');
    expect(note(few, 'base')).toMatch(/ none$/);
    expect(note(one, 'placeholders')).toContain('Do not translate: {{count}}, {phone}.');
    const codes = (element: string) =>
      find(one)
        .find(`${element} ph`)
        .map((_, code) => [[$(code).attr('equiv'), $(code).attr('canDelete')]])
        .get();
    // A placeholder that occurs twice may be named once.
    const count = ['{{count}}', 'yes'];
    expect(codes('source')).toEqual([count, ['{phone}', 'no'], count]);
    expect(codes('target')).toEqual([count]);
    expect(
      find(one)
        .find('data')
        .map((_, data) => $(data).text())
        .get(),
    ).toEqual(['{{count}}', '{phone}']);
  });
});

it('writeXliff gives texts ids of their own, also where XML does not allow what tells them apart', () => {
  const units = ['ç', 'ğ', '_'].map((key) => createUnit({ path: [key] }));
  const ids = [...writeXliff(createDocument(units), 'en').matchAll(/<unit id="(\w+)"/g)];
  expect(new Set(ids.map(([, id]) => id)).size).toBe(3);
});

describe('readXliff', () => {
  it('puts split, marked and commented segments together', () => {
    expect(
      readSegment(
        `<segment state="final"><source>Bir. </source><target>One<!-- c -->. </target></segment>
        <ignorable><source> </source></ignorable>
        <segment state="translated"><source>İki <mrk id="m" type="term">çöl</mrk></source>
        <target>T<sm id="s"/>w<em startRef="s"/>o &#x645;<cp hex="0041"/><![CDATA[<&>]]> &amp;lt;</target></segment>`,
      ),
    ).toMatchObject({
      id: 'a#b',
      source: 'Bir.  İki çöl',
      target: 'One.  Two مA<&> &lt;',
      isDone: true,
      line: 2,
    });
  });

  it('finds what a code stands for in the data, or in its own attribute', () => {
    const data = '<originalData><data id="d1">{{count}}</data></originalData>';
    const segment =
      '<segment><source><ph id="1" dataRef="d1"/></source><target>x <ph id="2" equiv="{phone}"/></target></segment>';
    expect(readSegment(segment, data)).toMatchObject({
      source: '{{count}}',
      target: 'x {phone}',
      isDone: false,
    });
  });

  it('finds what a code without attributes stands for in the source, and names one that nobody knows', () => {
    const read = (target: string) =>
      readSegment(
        `<segment><source><ph id="1" equiv="{phone}"/></source><target>${target}</target></segment>`,
      );
    expect(read('x <ph id="1"/>')?.target).toBe('x {phone}');
    expect(read('x <ph id="1"/>')?.unknownCode).toBeUndefined();
    expect(read('x <ph id="2"/>')?.unknownCode).toBe('ph');
    expect(read('<pc id="1">x</pc>')).toMatchObject({ target: 'x', unknownCode: 'pc' });
  });

  it.each(['&#13;\n', '&#xD;', '\r\n', '<cp hex="000D"/>\n', '<cp hex="000D"/>'])(
    'reads %j as a line break',
    (written) => {
      const segment = `<segment><source>a</source><target>b${written}c</target></segment>`;
      expect(readSegment(segment)?.target).toBe('b\nc');
    },
  );

  it.each([
    ['2.1', 'urn:oasis:names:tc:xliff:document:2.0'],
    ['2.2', 'urn:oasis:names:tc:xliff:document:2.2'],
  ])('reads version %s', (version, namespace) => {
    const newer = written
      .replace('version="2.0"', `version="${version}"`)
      .replace('urn:oasis:names:tc:xliff:document:2.0', namespace);
    expect(readXliff(newer)).toEqual(readXliff(written));
  });

  it('tells whether the translation has a code, which some programs hide', () => {
    const read = (target: string) =>
      readSegment(`<segment><source>a</source><target>${target}</target></segment>`)
        ?.hasInlineCodes;
    expect(read('x <mrk id="m"><ph id="1" equiv="{phone}"/></mrk>')).toBe(true);
    expect(read('x <mrk id="m">{phone}</mrk>')).toBeUndefined();
  });

  it('takes a translation of which a part is missing for none', () => {
    const half =
      '<segment><source>a</source><target>b</target></segment><segment><source>c</source></segment>';
    expect(readSegment(half)?.target).toBe('');
  });

  it('tells where targets stand in another order than their segments', () => {
    const read = (first: string, second: string) =>
      readSegment(
        `<segment><source>a</source><target${first}>b</target></segment>
        <ignorable><source> </source></ignorable>
        <segment><source>c</source><target${second}>d</target></segment>`,
      )?.isReordered;
    expect(read(' order="3"', ' order="1"')).toBe(true);
    expect(read('', ' order="2"')).toBe(true);
    expect(read(' order="x"', '')).toBe(true);
    expect(read(' order="1"', ' order="3"')).toBeUndefined();
    expect(read('', '')).toBeUndefined();
  });

  it('reads prefixed names', () => {
    const prefixed = written
      .replaceAll(/<(\/?)(?!\?|slr:)/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x=');
    expect(readXliff(prefixed).units.map(({ target }) => target)).toEqual(
      readXliff(written).units.map(({ target }) => target),
    );
  });

  it.each([
    [
      '<xliff version="3.0"><file/></xliff>',
      'not XLIFF 2: it starts with <xliff version="3.0">',
      1,
    ],
    ['<xliff version="1.2"><file/></xliff>', 'is XLIFF 1.2', 1],
    [written.replace('version="2.0"', 'version="1.2"'), 'is XLIFF 1.2', 2],
    [written.replace('xliff:document:2.0', 'xliff:document:1.2'), 'is XLIFF 1.2', 2],
    [written.replaceAll(/(<\/?)unit/g, '$1trans-unit'), 'is XLIFF 1.2', 2],
    ['\n<html/>', 'it starts with <html>', 2],
    ['plain text', 'not well-formed', 1],
    [written.replace('</unit>', '</units>'), 'not well-formed', 15],
    [`<!DOCTYPE x [<!ENTITY a "b">]>${written}`, 'DOCTYPE', undefined],
    [written.replace('trgLang="ar"', 'trgLang="la"'), 'translations are in “la”', 2],
    [written.replace('srcLang="tr"', 'srcLang="en"'), 'translates from “en”', 2],
    [written.replace(/ name="cars[^"]*"/, ''), 'lost its name', 5],
    [written.replace('واحة', '&nbsp;'), '“&nbsp;” means nothing', 13],
    [written.replace('واحة', '&constructor;'), '“&constructor;” means nothing', 13],
    [written.replace('واحة', '<cp hex="zz"/>'), 'no character', 13],
  ])('says what is wrong and where: %#', (text, message, line) => {
    expect(() => readXliff(text)).toThrow(
      expect.objectContaining({
        name: 'UserError',
        message: expect.stringContaining(message),
        line,
      }),
    );
  });
});
