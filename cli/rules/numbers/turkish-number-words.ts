import { lowerTurkish } from '../../lib/lower-turkish.ts';
import { joinDescending, type NumberWord, type NumberWords } from './number-word.ts';

/** Words that are a number with any case ending: “beşte”, “beşer”. */
const sure: ReadonlyMap<string, number> = new Map([
  ['iki', 2],
  ['üç', 3],
  ['dört', 4],
  ['dörd', 4],
  ['beş', 5],
  ['sekiz', 8],
  ['dokuz', 9],
  ['yirmi', 20],
  ['otuz', 30],
  ['altmış', 60],
  ['yetmiş', 70],
  ['seksen', 80],
  ['doksan', 90],
]);

/** Words in these forms alone. Others are words of their own, such as “ona” (to it) and “altında” (under it). */
const exact: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...spell('bir birer birinci ilk tek', 1, 'maybe'),
  ...spell('çift ikiz', 2, 'maybe'),
  ...spell('on onar', 10, 'word'),
  ...spell('onuncu', 10, 'maybe'),
  ...spell('altıda altıdan altıya altışar', 6, 'word'),
  ...spell('altıncı altılı altısı', 6, 'maybe'),
  ...spell('yedide yediden yediye yedişer', 7, 'word'),
  ...spell('yedinci yedili yedisi', 7, 'maybe'),
  ...spell('kırkar', 40, 'word'),
  ...spell('ellişer', 50, 'word'),
  ...spell('yüzer', 100, 'maybe'),
  ['altı', { value: 6, certainty: 'word', needsUnit: true }],
  ['yedi', { value: 7, certainty: 'word', needsUnit: true }],
  ['kırk', { value: 40, certainty: 'word', needsUnit: true }],
  ['elli', { value: 50, certainty: 'word', needsUnit: true }],
  ['yüz', { value: 100, certainty: 'word', needsUnit: true }],
  ['bin', { value: 1000, certainty: 'word', needsUnit: true }],
  ['binden', { value: 1000, certainty: 'maybe' }],
  ['yarım', { value: 0.5, certainty: 'word', needsUnit: true }],
  ['çeyrek', { value: 0.25, certainty: 'maybe' }],
  ['buçuk', { value: 0.5, certainty: 'word', isHalf: true }],
  ['buçukta', { value: 0.5, certainty: 'word', isHalf: true }],
]);

function spell(forms: string, value: number, certainty: NumberWord['certainty']) {
  return forms.split(' ').map((form): [string, NumberWord] => [form, { value, certainty }]);
}

/** Endings of case, and those of a share (“beşer”). */
const caseEnding = /^(?:[dt][ae](?:n|ki)?|y?[aeıiuü]|n?[ıiuü]n|[şs]?[ae]r)?$/;

/** Endings of an order (“ikinci”), of a group (“ikisi”, “ikimiz”) and of a set (“dörtlü”). */
const looseEnding = /^(?:[ıiuü]?nc[ıiuü]|s[ıi]|[ıiuü]?[mn][ıiuü]z|l[ıiuü])[a-zçğıöşü]*$/;

export const turkishNumberWords: NumberWords = {
  suspects:
    /[\d\u0660-\u0669]|[İi]ki|[Üü]ç|[Dd]ör[dt]|[Bb]eş|[Aa]lt(?:mış|ı(?:[dyş]|(?![a-zçğıöşü])))|[Yy]e(?:di|tm)|[Ss]ek(?:iz|sen)|[Dd]ok(?:uz|san)|\b[Oo]n(?:ar)?\b|[Oo]tuz|[Yy]irmi|[Kk]ırk(?: |ar)|[Ee]lli(?: |ş)|[Yy]üz |[Bb]in |[Bb]uçuk|[Yy]arım/g,

  looseSuspects:
    /[\d\u0660-\u0669]|[İi]ki|[Üü]ç|[Dd]ör[dt]|[Bb]eş|[Aa]ltı|[Aa]ltmış|[Yy]e(?:di|tm)|[Ss]ek(?:iz|sen)|[Dd]ok(?:uz|san)|\b[Oo]n(?:ar|uncu)?\b|[Oo]tuz|[Yy]irmi|[Kk]ırk|[Ee]lli|[Yy]üz|[Bb]i[nr]|[Tt]ek|[Çç]ift|[İi]lk|[Bb]uçuk|[Yy]arım|[Çç]eyrek/g,

  read: (word) => {
    const lowered = lowerTurkish(word);
    const known = exact.get(lowered);
    if (known) return known;
    for (const [stem, value] of sure) {
      if (!lowered.startsWith(stem)) continue;
      const ending = lowered.slice(stem.length);
      if (caseEnding.test(ending)) return { value, certainty: 'word' };
      if (looseEnding.test(ending)) return { value, certainty: 'maybe' };
    }
    return undefined;
  },

  join: (before, gap, { value }) => (/^\s$/.test(gap) ? joinDescending(before, value) : undefined),

  one: /[ \n]bir(?![a-zçğıöşü])/y,

  joinHalf: (before, last) => {
    if (last && before.slice(last.end).trim() === '') return { of: 'last' };
    return /(?:^|\s)[Bb]ir\s$/.test(before.slice(-5))
      ? { of: 'one', start: before.length - 4 }
      : undefined;
  },
};
