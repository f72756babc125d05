import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { SearchField } from '../../../shared/components/search-field.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { searchId } from '../../../shared/filter-services.ts';
import { paths } from '../../../shared/paths.ts';
import type { ErrorPage } from '../error-pages.ts';
import { ChatLink } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { usePage } from '../page-context.tsx';

const archBoxes: Box[] = [
  { media: '(width >= 48em)', width: '320px', ratio: 3 / 5.4 },
  { width: '200px', ratio: 3 / 4.6 },
];

/** The page of a rejected or failed request, under the arch, with ways on. If nothing was found, one can search. */
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
          <Picture picture={{ ...dunes, alt: '' }} boxes={archBoxes} priority />
        </span>
      )}
      <div className="message-page__text">
        <TextIn as="h1" className="page-title" value={title} />
        <TextIn as="p" className="page-subtitle" value={text} />
        {errorPage.status === 404 && <Search />}
        <p className="message-page__buttons">
          <a className="button" href={link(paths.home())}>
            <Text value={label('not_found_page.home')} />
          </a>{' '}
          <a className="button button--line" href={link(paths.services())}>
            <Text value={label('not_found_page.services')} />
          </a>{' '}
          <ChatLink className="button button--line" />
        </p>
      </div>
    </div>
  );
}

/** The search of the services list. */
function Search() {
  const { t, label, explicitLanguage } = usePage();
  const labels = {
    search: label('services_page.search'),
    placeholder: t('services_page.search_placeholder'),
    submit: t('services_page.submit'),
  };
  return (
    <search>
      <form action={`${paths.services()}#${searchId}`} method="get">
        {explicitLanguage !== undefined && (
          <input type="hidden" name="lng" value={explicitLanguage} />
        )}
        <SearchField labels={labels} />
      </form>
    </search>
  );
}
