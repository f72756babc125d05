import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { writeXliff } from '../../cli/translations/interchange/write-xliff.ts';
import {
  anyDocument,
  createDocument,
  createUnit,
  sampleDocument,
} from '../unit/cli/translations/interchange/units.ts';

const schemas = join(import.meta.dirname, '../fixtures/xliff');

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

const written = writeXliff(sampleDocument, 'en');

describe('writeXliff', () => {
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
    ['version="2.0"', 'version="1.2"'],
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
