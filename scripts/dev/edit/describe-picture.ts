import type { MadePicture } from '../../../cli/compile/write-pictures.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import type { UiLanguage } from '../../../cli/messages/messages.ts';
import { picturesFile } from '../../../cli/model/content-index.ts';
import type { LinkToLine } from '../../../cli/translations/html-report/link-to-line.ts';
import type { FocalPoint } from '../../../shared/focal-point.ts';
import { languages } from '../../../shared/languages.ts';
import { describeText, namePlace } from './describe-text.ts';
import type { PictureSubject } from './find-subject.ts';
import type { Snapshot } from './load-snapshot.ts';
import type { LibraryPicture, OpenPicture, OpenText } from './protocol.ts';

/** The compiled pictures of the content by their names. */
export type BuiltPictures = ReadonlyMap<string, MadePicture>;

const middle: FocalPoint = [0.5, 0.5];

interface DescribeOptions {
  snapshot: Snapshot;
  built: BuiltPictures;
  linkToLine: LinkToLine;
  ui: UiLanguage;
}

/** Everything that the panel shows of a picture at its place. */
export function describePicture(
  { place, text, picture }: PictureSubject,
  { snapshot, built, linkToLine, ui }: DescribeOptions,
): Omit<OpenText, 'base' | 'place'> {
  const { places, library, translations } = snapshot;
  const { key } = place;
  const { name } = picture;
  const entry = library.get(name);
  const table = translations.entries.find(({ file }) => file.path === picturesFile);
  const { line } = table?.file.locateKey(['pictures', name]) ?? { line: 1 };
  const image = findImage(name, entry, built);
  const others = [...places.values()].filter((one) => one.picture === name && one.key !== key);
  const { fields, placeholders } = text
    ? describeText(text, snapshot, ui)
    : { fields: [], placeholders: [] };
  return {
    key,
    name: namePlace(place, ui),
    fields,
    placeholders,
    picture: {
      ...picture,
      place: { label: `${picturesFile}:${line}`, url: linkToLine(picturesFile, line) },
      focus: readPoint(entry, 'focus') ?? middle,
      isDecorative: text === undefined,
      hasPointBehindText: readPoint(entry, 'focusBehindWords') !== undefined,
      ...(image && { image }),
      uses: others.map((other) => ({ key: other.key, name: namePlace(other, ui) })),
    },
  };
}

/** Lists the pictures that a place may show, in the order of their file. */
export function listLibrary({ library }: Snapshot, built: BuiltPictures): LibraryPicture[] {
  return Array.from(library, ([name, entry]) => {
    const small = built.get(name)?.avif?.split(' ', 1)[0];
    const src = small ?? findImage(name, entry, built)?.src;
    const texts = languages.flatMap((language) => {
      const text = getAt(entry, ['alt', language]);
      return typeof text === 'string' ? [[language, text]] : [];
    });
    return { name, ...(src !== undefined && { src }), texts: Object.fromEntries(texts) };
  });
}

function findImage(name: string, entry: unknown, built: BuiltPictures): OpenPicture['image'] {
  const made = built.get(name);
  if (made) return { src: made.src, width: made.width, height: made.height };
  const [src, width, height] = ['url', 'width', 'height'].map((field) => getAt(entry, [field]));
  const isComplete =
    typeof src === 'string' && typeof width === 'number' && typeof height === 'number';
  return isComplete ? { src, width, height } : undefined;
}

function readPoint(entry: unknown, field: string): FocalPoint | undefined {
  const [x, y] = [0, 1].map((index) => getAt(entry, [field, index]));
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}
