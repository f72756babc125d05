import { TextIn } from '../../shared/components/text.tsx';
import { usePage } from '../page-context.tsx';

/** The mark, a half disc on the horizon, over the wordmark. */
export function Logo() {
  const { wordmark } = usePage().bundle.site.brand;
  return (
    <span className="logo">
      <svg className="logo__mark" width="64" height="12" viewBox="0 0 64 12" aria-hidden="true">
        <path d="M25 11a7 7 0 0 1 14 0z" className="logo__sun" />
        <path d="M0 11.5h64" className="logo__horizon" />
      </svg>
      <TextIn as="span" className="logo__word" value={wordmark} />
    </span>
  );
}
