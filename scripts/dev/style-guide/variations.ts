import { defaultLanguage, type Language } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import type { Picture } from '../../../shared/schemas/field-types.ts';

/** How a specimen is shown beside as it is. */
export interface Variation {
  /** Changes a copy of the bundle. */
  change?: (bundle: Bundle, prepareTurkish: () => Bundle) => void;
  /** Writes into the rendered HTML what only a pointer or a keyboard brings about; the guide’s styles know the classes. */
  force?: (html: string) => string;
}

export type VariationName =
  | 'pointed at'
  | 'focused'
  | 'pressed'
  | 'open'
  | 'with a plan'
  | 'long titles'
  | 'in a fallback language'
  | 'all switched on'
  | 'pictures on their way'
  | 'pictures missing';

/** Titles longer than an editor should write, each with the longest word of its language. */
const longTitle: Partial<Record<Language, string>> = {
  tr: 'Organizasyonlarımızdakilerdenmişsinizcesine unutulmaz bir evlilik teklifi organizasyonu',
  en: 'An uncharacteristically straightforward counterrevolutionary sightseeing arrangement',
  ar: 'استقبالكم ومرافقتكم وتنظيم احتفالاتكم بمناسباتكم الاستثنائية في أجمل صحارى الإمارات وشواطئها',
};

const interactive = /<(?:a|button|summary|input|select)[ >][^>]*>?/g;

export const variations: Record<VariationName, Variation> = {
  'pointed at': { force: (html) => addClass(html, /<[a-z][^>]*>/g, 'is-hovered') },
  focused: { force: (html) => addClass(html, interactive, 'is-focused') },
  pressed: { force: (html) => addClass(html, interactive, 'is-active') },
  open: { force: (html) => html.replace(/<details(?! open)/g, '<details open=""') },
  // Without the marks by which the script would set them back.
  'with a plan': {
    force: (html) =>
      html
        .replace(/ data-plan-add="[^"]*"/g, ' role="button" aria-pressed="true"')
        .replace(/ data-plan-count="[^"]*">/g, '>12'),
  },
  'long titles': {
    change: (bundle) =>
      edit(bundle, bundle, (value, key, holder) => {
        const isTitle =
          /^(title|label|q|address)$/.test(key) || (key === 'name' && 'href' in holder);
        return isTitle && typeof value === 'string'
          ? (longTitle[bundle.language] ?? longTitle.tr)
          : value;
      }),
  },
  'in a fallback language': {
    change: (bundle, prepareTurkish) => {
      const { language } = bundle;
      edit(bundle, prepareTurkish(), (value, key, _holder, source) => {
        if (key === 'keywords') return [];
        const isText = typeof value === 'string' && typeof source === 'string';
        return isText && value !== source ? { lang: defaultLanguage, text: source } : value;
      });
      bundle.language = language;
    },
  },
  'all switched on': {
    change: ({ site }) => {
      site.features = { prices: true, priceFilter: true, detailContact: true, relatedPosts: true };
    },
  },
  // The guide’s styles hide them.
  'pictures on their way': {},
  'pictures missing': {
    change: (bundle) =>
      edit(bundle, bundle, (value) => (isPicture(value) ? losePicture(value) : value)),
  },
};

/** A picture that never arrives and has no placeholder: the URL responds, so that no console complains. */
export function losePicture(picture: Picture): Picture {
  return { ...picture, src: '/healthz', avif: undefined, placeholder: undefined };
}

type Edit = (value: unknown, key: string, holder: object, source: unknown) => unknown;

/** Edits every value within, told what stands at the same place of another bundle. */
function edit(holder: object, source: object, change: Edit): void {
  const sources = new Map<string, unknown>(Object.entries(source));
  for (const [key, value] of Object.entries(holder)) {
    const other = sources.get(key);
    const changed = change(value, key, holder, other);
    if (changed !== value) Reflect.set(holder, key, changed);
    else if (isObject(value)) edit(value, isObject(other) ? other : {}, change);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPicture(value: unknown): value is Picture {
  return isObject(value) && 'src' in value && 'focalPoint' in value;
}

function addClass(html: string, tags: RegExp, name: string): string {
  return html.replace(tags, (tag) =>
    / class="/.test(tag)
      ? tag.replace(/ class="[^"]*/, `$& ${name}`)
      : tag.replace(/^<\w+/, `$& class="${name}"`),
  );
}
