import { Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { paths } from '../../../shared/paths.ts';
import type { ErrorPage } from '../error-pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { usePage } from '../page-context.tsx';

/** The page of a rejected or failed request, under the arch, with two links. */
export function ErrorPageView({ errorPage }: { errorPage: ErrorPage }) {
  const { bundle, label, link } = usePage();
  const [title, text] = [label(errorPage.title), label(errorPage.text)];
  const [opening] = bundle.home.hero;
  const dunes = opening?.portrait ?? opening?.image;
  return (
    <div className="section section--first message-page">
      <PageHead title={title} />
      {dunes && (
        <span className="message-page__arch">
          <Picture
            picture={{ ...dunes, alt: '' }}
            sizes="(min-width: 861px) 320px, 200px"
            priority
          />
        </span>
      )}
      <div className="message-page__text">
        <TextIn as="h1" className="page-title" value={title} />
        <TextIn as="p" className="page-subtitle" value={text} />
        <p className="message-page__buttons">
          <a className="button" href={link(paths.home())}>
            <Text value={label('not_found_page.home')} />
          </a>
          <a className="button button--line" href={link(paths.services())}>
            <Text value={label('not_found_page.services')} />
          </a>
        </p>
      </div>
    </div>
  );
}
