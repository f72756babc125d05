import { listMoments } from '../../../cli/compile/list-moments.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { allFeatures } from './shared-site.ts';

/** The entries that are published within the year, by their addresses, and pages that name them from then on. */
export const published = {
  '/detay/eski-carsi': { publish: '2026-12-20', namedBy: ['/', '/servis/sehir', '/blog/3'] },
  '/detay/sari-jip': { publish: '2026-12-31T23:30', namedBy: ['/araclar', '/hizmetler'] },
  '/blog/2': { publish: '2027-01-01', namedBy: ['/bloglar', '/blog/1', '/hizmetler'] },
  '/detay/bronz-jip': { publish: '2027-06-15T09:30', namedBy: ['/araclar', '/blog/4'] },
  '/detay/guverte': { publish: '2027-06-15T09:31', namedBy: ['/', '/servis/su', '/blog/7'] },
};

/** The words of the notices; no other text contains them. */
export const noticeWords = ['Notice of three days', 'Notice across New Year'];

/** The pages of the second notice, which names the home page, a category with its entries, and an entry. */
export const noticePaths = [
  ...['/', '/servis/col', '/detay/kumul-jipi'],
  ...['kum-aksami', 'yaban-hayati', 'kervan', 'dort-teker'].map((slug) => `/detay/${slug}`),
];

/** Plans a year of notices, special hours and publishing days, across two New Years. Changes the bundle. */
export function planYear(bundle: Bundle): void {
  const { experiences, cars, posts, site } = bundle;
  const plan: Partial<Record<string, { publish: string }>> = published;
  for (const entry of [...experiences, ...cars]) {
    const publish = plan[`/detay/${entry.slug}`]?.publish;
    if (publish !== undefined) entry.publish = publish;
  }
  for (const post of posts) {
    const publish = plan[`/blog/${post.id}`]?.publish;
    if (publish !== undefined) post.publish = publish;
  }
  const [first = '', second = ''] = noticeWords;
  bundle.notices = [
    { text: first, kind: 'info', from: '2026-12-24', until: '2026-12-26' },
    {
      text: second,
      kind: 'important',
      from: '2026-12-31T18:00',
      until: '2027-01-01T02:00',
      on: ['home', 'desert', '/detay/kumul-jipi'],
      link: '/iletisim',
    },
  ];
  site.hours.special = [
    {
      name: 'Short days',
      from: '2027-02-08',
      until: '2027-03-09',
      opens: '09:00',
      closes: '15:00',
    },
    { name: 'Holidays', from: '2027-05-26', until: '2027-05-27', closed: true },
  ];
  site.features = allFeatures;
  const entries = Object.entries(published);
  bundle.moments = listMoments(
    bundle.notices,
    site.hours.special,
    entries.map(([address, { publish }]) => ({ address, publish })),
  );
}
