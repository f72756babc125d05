import { randomUUID } from 'node:crypto';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { Pieces } from './file-record.ts';

/** Writes values as JSON whose pictures are shared: they are written once, however many entries show them. */
export interface PieceWriter {
  /** What stands for a picture in a value until it is written. */
  markers: ReadonlyMap<string, string>;
  write(value: unknown): Pieces;
}

export function createPieceWriter(pictures: ReadonlyMap<string, Picture>): PieceWriter {
  // No text of the content can hold what is made up now.
  const sign = randomUUID();
  const opening = `"${sign} `;
  const bytes = new Map(
    [...pictures].map(([name, picture]) => [name, Buffer.from(JSON.stringify(picture))]),
  );
  return {
    markers: new Map([...pictures.keys()].map((name) => [name, `${sign} ${name}`])),
    write(value) {
      const json = JSON.stringify(value);
      const pieces: Uint8Array[] = [];
      let start = 0;
      for (let mark = json.indexOf(opening); mark >= 0; mark = json.indexOf(opening, start)) {
        const end = json.indexOf('"', mark + opening.length);
        const picture = bytes.get(json.slice(mark + opening.length, end));
        if (!picture) throw new Error('A picture was marked that is not there.');
        const between = json.slice(start, mark);
        pieces.push(between === ',' ? comma : Buffer.from(between), picture);
        start = end + 1;
      }
      pieces.push(Buffer.from(json.slice(start)));
      return pieces;
    },
  };
}

const comma = Buffer.from(',');
