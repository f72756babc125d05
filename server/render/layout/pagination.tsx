import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Text } from '../../../shared/components/text.tsx';
import type { LocalText } from '../../../shared/local-text.ts';
import { withQuery } from '../../../shared/paths.ts';
import { usePage } from '../page-context.tsx';

interface PaginationProps {
  path: string;
  number: number;
  count: number;
}

/** Previous, the numbered pages, next; plain links, so that every page has a URL. */
export function Pagination({ path, number, count }: PaginationProps) {
  const { t, label, link } = usePage();
  const hrefOf = (page: number) => link(withQuery(path, { page: page > 1 ? page : undefined }));
  const previous = number > 1 ? hrefOf(number - 1) : undefined;
  const next = number < count ? hrefOf(number + 1) : undefined;
  return (
    <nav className="pagination" aria-label={t('pagination.label')}>
      <Step href={previous} rel="prev" text={label('pagination.previous')} />
      <ol className="pagination__pages">
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              className="pagination__page"
              href={hrefOf(page)}
              aria-label={t('pagination.page', { number: page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      <Step href={next} rel="next" text={label('pagination.next')} />
    </nav>
  );
}

/** A step without a target is a link without a URL, marked as disabled (ARIA in HTML). */
function Step(props: { href: string | undefined; rel: 'prev' | 'next'; text: LocalText }) {
  const { href, rel, text } = props;
  const Chevron = rel === 'prev' ? ChevronLeft : ChevronRight;
  const chevron = (
    <Chevron className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
  );
  const target = href === undefined ? { role: 'link', 'aria-disabled': true } : { href, rel };
  return (
    <a className="pagination__step" {...target}>
      {rel === 'prev' && chevron}
      <Text value={text} />
      {rel === 'next' && chevron}
    </a>
  );
}
