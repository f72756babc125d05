/** Values by the names of their custom properties, without the dashes. */
type Values = Record<string, string>;

export interface Tokens {
  /** Names of `_tokens.scss`, map by map. */
  groups: Record<TokenGroup, string[]>;
  root: Values;
  latin: Values;
  arabic: Values;
}

const tokenGroups = [
  'colours',
  'scrims',
  'shadows',
  'spaces',
  'layout',
  'motion',
  'sizes',
] as const;

type TokenGroup = (typeof tokenGroups)[number];

/** Reads the design tokens out of the compiled styles, so that nothing of them is written twice. */
export function readTokens(css: string): Tokens {
  const lists = readValues(css, '.guide-token-names');
  const listOf = (group: TokenGroup) => (lists[group] ?? '').split(/[\s,]+/).filter(Boolean);
  const latin = readValues(css, '[lang]');
  return {
    groups: {
      colours: listOf('colours'),
      scrims: listOf('scrims'),
      shadows: listOf('shadows'),
      spaces: listOf('spaces'),
      layout: listOf('layout'),
      motion: listOf('motion'),
      sizes: listOf('sizes'),
    },
    root: readValues(css, ':root'),
    latin,
    arabic: { ...latin, ...readValues(css, '[lang=ar]') },
  };
}

/** The custom properties of a selector; where a wider screen changes one, both values. */
function readValues(css: string, selector: string): Values {
  const escaped = selector.replace(/[[\].:=]/g, '\\$&');
  const rule = new RegExp(`(?<=^|[{};])${escaped}\\{([^{}]*)`, 'g');
  const values: Values = {};
  for (const [, block = ''] of css.replace(otherMedia, '').matchAll(rule)) {
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+):\s*([^;]+)/g)) {
      const earlier = values[name];
      values[name] = earlier === undefined ? value : `${earlier}, on wide screens ${value}`;
    }
  }
  return values;
}

/** Print, forced colours and the like, with all rules inside. */
const otherMedia = /@media (?!\(min-width)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
