import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readXliff } from '../../../../../cli/translations/interchange/read-xliff.ts';
import { writeXliff } from '../../../../../cli/translations/interchange/write-xliff.ts';
import { anyDocument, createDocument, createUnit, unitMeaning } from './units.ts';

const schemas = join(import.meta.dirname, '../../../../fixtures/xliff');

function readSchema(fileName: string) {
  return { fileName, contents: readFileSync(join(schemas, fileName), 'utf8') };
}

async function listFaults(...xml: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: xml.map((contents, index) => ({ fileName: `${index}.xlf`, contents })),
    schema: [readSchema('written-xliff.xsd')],
    preload: [readSchema('xml-space.xsd'), readSchema('size-restriction.xsd')],
  });
  return errors.map(({ message }) => message);
}

const written = writeXliff(
  createDocument([
    createUnit({ source: 'Çöl & <vaha>', target: 'واحة', maxLength: 60 }),
    createUnit({
      file: 'labels.yaml',
      path: ['results', 'count'],
      form: 'one',
      source: '{{count}} hizmet, {phone} ve {{count}}',
      target: '{{count}} خدمة',
      state: 'stale',
    }),
    createUnit({
      file: 'labels.yaml',
      path: ['results', 'count'],
      form: 'few',
      source: '{{count}}',
    }),
  ]),
  'en',
);

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
  it('protects placeholders, tells what a text is, and asks again for stale ones', () => {
    expect(written).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="tr" trgLang="ar">
        <file id="f1" original="cars/g63.yaml" canResegment="no" srcDir="ltr" trgDir="rtl" xml:space="preserve">
          <slr:profiles generalProfile="xliff:codepoints"/>
          <unit id="description" name="cars/g63.yaml#description" slr:sizeRestriction="60">
            <notes>
              <note category="meaning">${unitMeaning}</note>
              <note category="limit">At most 60 characters.</note>
              <note category="base">f42b0a18ebc2</note>
            </notes>
            <segment state="translated">
              <source>Çöl &amp; &lt;vaha&gt;</source>
              <target>واحة</target>
            </segment>
          </unit>
        </file>
        <file id="f2" original="labels.yaml" canResegment="no" srcDir="ltr" trgDir="rtl" xml:space="preserve">
          <group id="results.count.plural" name="results.count">
            <unit id="results.count.one" name="labels.yaml#results.count@one">
              <notes>
                <note category="meaning">${unitMeaning}</note>
                <note category="placeholders">Do not translate: {{count}}, {phone}. The site fills it in; you may move it in the sentence.</note>
                <note category="plural">Plural form “one”, for the numbers 1.</note>
                <note category="previous">The Turkish text has changed since it was translated.</note>
                <note category="base">c39d301f0f66</note>
              </notes>
              <originalData>
                <data id="d1">{{count}}</data>
                <data id="d2">{phone}</data>
              </originalData>
              <segment state="initial" subState="catalogue:stale">
                <source><ph id="1" dataRef="d1" equiv="{{count}}" disp="{{count}}" canCopy="no" canDelete="yes"/> hizmet, <ph id="2" dataRef="d2" equiv="{phone}" disp="{phone}" canCopy="no" canDelete="no"/> ve <ph id="3" dataRef="d1" equiv="{{count}}" disp="{{count}}" canCopy="no" canDelete="yes"/></source>
                <target><ph id="1" dataRef="d1" equiv="{{count}}" disp="{{count}}" canCopy="no" canDelete="yes"/> خدمة</target>
              </segment>
            </unit>
            <unit id="results.count.few" name="labels.yaml#results.count@few">
              <notes>
                <note category="meaning">${unitMeaning}</note>
                <note category="placeholders">Do not translate: {{count}}. The site fills it in; you may move it in the sentence.</note>
                <note category="plural">Plural form “few”, for the numbers 3, 4, 5, 6 …</note>
                <note category="base">none</note>
              </notes>
              <originalData>
                <data id="d1">{{count}}</data>
              </originalData>
              <segment state="initial">
                <source><ph id="1" dataRef="d1" equiv="{{count}}" disp="{{count}}" canCopy="no" canDelete="no"/></source>
              </segment>
            </unit>
          </group>
        </file>
      </xliff>
      "
    `);
  });

  it('writes what the schema allows', async () => {
    expect(await listFaults(written)).toEqual([]);
    const samples = fc.sample(anyDocument, 200).map((document) => writeXliff(document, 'tr'));
    expect(await listFaults(...samples)).toEqual([]);
  });

  it('gives texts ids of their own, also where XML does not allow what tells them apart', async () => {
    const units = ['ç', 'ğ', '_'].map((key) => createUnit({ path: [key] }));
    const alike = writeXliff(createDocument(units), 'en');
    expect(await listFaults(alike)).toEqual([]);
    expect(await listFaults(alike.replace('id="__2"', 'id="_"'))).not.toEqual([]);
  });

  it.each([
    ['version="2.1"', 'version="1.2"'],
    [' id="f1"', ' id="f 1"'],
    ['<source>', '<source><b/>'],
    ['state="initial"', 'state="new"'],
    ['dataRef="d1"', 'dataRef="d9"'],
    ['</notes>', '</notes><notes/>'],
    ['<target>', '<target/><target>'],
  ])('is checked by a schema that notices %s written as %s', async (right, wrong) => {
    expect(written).toContain(right);
    expect(await listFaults(written.replace(right, wrong))).not.toEqual([]);
  });
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
      'not XLIFF 2.1: it starts with <xliff version="3.0">',
      1,
    ],
    ['<xliff version="1.2"><file/></xliff>', 'is XLIFF 1.2', 1],
    [written.replace('version="2.1"', 'version="1.2"'), 'is XLIFF 1.2', 2],
    [written.replace('xliff:document:2.0', 'xliff:document:1.2'), 'is XLIFF 1.2', 2],
    [written.replaceAll(/(<\/?)unit/g, '$1trans-unit'), 'is XLIFF 1.2', 2],
    ['\n<html/>', 'it starts with <html>', 2],
    ['plain text', 'not well-formed', 1],
    [written.replace('</unit>', '</units>'), 'not well-formed', 15],
    [`<!DOCTYPE x [<!ENTITY a "b">]>${written}`, 'DOCTYPE', undefined],
    [written.replace('trgLang="ar"', 'trgLang="la"'), 'translations are in “la”', 2],
    [written.replace('srcLang="tr"', 'srcLang="en"'), 'translates from “en”', 2],
    [written.replace(/ name="cars[^"]*"/, ''), 'lost its name', 5],
    [written.replace('واحة', '<pc id="9">واحة</pc>'), 'code <pc>', 13],
    [written.replace('واحة', '<ph id="9"/>'), 'code <ph>', 13],
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
