import type {
  EditRequest,
  EditRequests,
  Field,
  Finding,
  Key,
  LibraryPicture,
  OpenPicture,
  OpenText,
  PictureChange,
  Piece,
  RequestBody,
} from '../../scripts/dev/edit/protocol.ts';
import type { Language } from '../../shared/languages.ts';
import { splitTextLinks } from '../../shared/text-links.ts';

type Texts = Record<Language, string>;

const pathOf = (key: Key): string => key.split('#')[1] ?? '';

const toClass = ([x]: [number, number]): string => `focus-x-${x * 100}`;

/** The key of the text that a page shows with these words. */
export const keyOf = (language: Language, text: string): Key => `${language}.yaml#${text.trim()}`;

/** A text as the server writes it into a page. */
const showLinks = (text: string): string =>
  splitTextLinks(text)
    .map((part) =>
      typeof part === 'string'
        ? part
        : `<a class="inline-link" href="${part.address}">${part.words}</a>`,
    )
    .join('');

/** The pictures to choose from. */
const library: LibraryPicture[] = [
  { name: 'red-dunes', texts: { tr: 'Kızıl kumullar', en: 'Red dunes' } },
  { name: 'yacht-night', texts: { tr: 'Işıklı bir yat', en: 'A lit yacht' } },
];

/** A stand-in for the development server that keeps texts in memory: whatever a page shows is a text of it. */
export function createFakeEditor() {
  const entries = new Map<Key, { texts: Texts; stale: Set<Language>; version: number }>();
  const replaced: [old: string, now: string][] = [];
  const pictures = new Map<Key, Required<PictureChange>>();
  const undos: (() => Key)[] = [];

  const find = (key: Key) => {
    const [file = '', text = ''] = key.split('#');
    const language = file.slice(0, 2) as Language;
    const texts = { tr: 'Türkçe metin', en: 'English text', ar: 'نص عربي', [language]: text };
    const entry = entries.get(key) ?? { texts, stale: new Set<Language>(), version: 1 };
    entries.set(key, entry);
    return entry;
  };
  const findPicture = (key: Key) => pictures.get(key) ?? { name: 'here', focus: [0.5, 0.5] };
  const describePicture = (key: Key, name: string): OpenPicture => ({
    name,
    written: findPicture(key).name,
    place: { label: 'pictures.yaml:8', url: 'vscode://file/y:8' },
    focus: findPicture(key).focus,
    isDecorative: false,
    hasPointBehindText: false,
    image: { src: pathOf(key), width: 1600, height: 900 },
    uses: fake.uses.map((use) => ({ key: use, name: { entry: 'Blog', field: use } })),
  });
  const open = (key: Key, picture = findPicture(key).name): OpenText => {
    const { texts, stale, version } = find(key);
    const fields = (['tr', 'en', 'ar'] as const).map((language): Field => {
      const state = stale.has(language) ? 'stale' : language === 'tr' ? 'source' : 'confirmed';
      return { language, text: texts[language], state: texts[language] ? state : 'missing' };
    });
    return {
      key,
      name: { entry: 'Akşam Çöl Safarisi', field: 'başlık' },
      meaning: 'Sayfanın en üstünde ve kartlarda görünen ad.',
      place: { label: 'experiences/desert-safari.yaml:4', url: 'vscode://file/x:4' },
      base: `${key} ${version}`,
      fields,
      placeholders: ['{phone}', '{year}'],
      limit: 60,
      ...(pathOf(key).startsWith('/pictures/') && { picture: describePicture(key, picture) }),
    };
  };
  const judge = (wording: object): Finding[] =>
    Object.entries(wording)
      .filter(([, text]) => fake.mistake !== '' && String(text).includes(fake.mistake))
      .map(([language, text]) => ({
        language: language as Language,
        severity: 'error',
        code: 'C001',
        message: `“${fake.mistake}” burada olamaz.`,
        advice: 'Silin ya da başka bir şey yazın.',
        correction: { [language]: String(text).replace(fake.mistake, '') },
      }));

  const handlers: { [Name in EditRequest]: (body: RequestBody<Name>) => unknown } = {
    status: () => ({ problems: 2, stale: 5, canUndo: undos.length > 0 }),
    places: ({ pieces }) => {
      const keys = (piece: Piece) => [
        keyOf(piece.language, piece.text),
        ...(fake.several.get(piece.text) ?? []),
      ];
      const found = pieces.map(keys);
      const names = found.flat().map((key) => [key, open(key).name]);
      return { found, names: Object.fromEntries(names) };
    },
    open: ({ key, picture }) => open(key, picture),
    library: () => ({ pictures: library }),
    seen: ({ keys }) => ({ pages: Object.fromEntries(keys.map((key, index) => [key, index + 1])) }),
    judge: ({ wording }) => ({ findings: judge(wording) }),
    save: ({ key, base, wording, picture }): EditRequests['save']['response'] => {
      const entry = find(key);
      const findings = judge(wording);
      if (findings.length > 0) return { result: 'refused', findings };
      if (base !== open(key).base) {
        const message = 'Dosya bu arada değişti; hiçbir şey yazılmadı.';
        return { result: 'changed', message, text: open(key) };
      }
      const before = structuredClone(entry);
      if (picture) {
        const old = findPicture(key);
        const changed = { ...old, ...picture };
        pictures.set(key, changed);
        replaced.push([toClass(old.focus), toClass(changed.focus)]);
      }
      for (const [language, text] of Object.entries(wording) as [Language, string][]) {
        // The real server writes single line breaks as spaces.
        const written = text.replaceAll('\n', ' ');
        replaced.push([showLinks(entry.texts[language]), showLinks(written)]);
        entry.texts[language] = written;
        entry.stale.delete(language);
      }
      if (wording.tr !== undefined)
        for (const other of ['en', 'ar'] as const) if (!wording[other]) entry.stale.add(other);
      entry.version += 1;
      undos.push(() => {
        entries.set(key, before);
        return key;
      });
      return { result: 'saved', text: open(key) };
    },
    confirm: ({ key, language }) => {
      find(key).stale.delete(language);
      return open(key);
    },
    undo: () => ({ key: undos.pop()?.() }),
  };

  const fake = {
    /** Every request so far. */
    log: [] as { name: EditRequest; body: unknown }[],
    /** Where else the words of a text are. */
    several: new Map<string, Key[]>(),
    /** Where else pictures are used. */
    uses: [] as Key[],
    /** Refuses what contains this. */
    mistake: '',
    answer: (name: EditRequest, body: unknown) => {
      fake.log.push({ name, body });
      return (handlers[name] as (body: unknown) => unknown)(body);
    },
    /** Changes a text behind the back of the page. */
    change: (key: Key, language: Language, text: string) => {
      const entry = find(key);
      entry.texts[language] = text;
      entry.version += 1;
    },
    /** Moves the focal point of a picture behind the back of the page. */
    moveFocus: (key: Key, focus: [number, number]) => {
      pictures.set(key, { ...findPicture(key), focus });
      find(key).version += 1;
    },
    /** Replaces the saved texts in a page. */
    rewrite: (html: string) =>
      replaced.reduce((text, [old, now]) => text.replaceAll(old, now), html),
  };
  return fake;
}
