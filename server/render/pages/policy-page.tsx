import { Text, TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { formatDate } from '../format.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { usePage } from '../page-context.tsx';

/** Privacy policy and terms of use. */
export function PolicyPage(policy: Bundle['pages']['privacy' | 'terms']) {
  const { language, label } = usePage();
  return (
    <article className="section section--first policy">
      <PageHead title={policy.title} description={policy.description} />
      <TextIn as="h1" className="page-title" value={policy.title} />
      <nav className="policy__contents" aria-labelledby="policy-contents">
        <TextIn as="h2" id="policy-contents" value={label('policy_page.contents')} />
        <ol>
          {policy.sections.map(({ title }, index) => (
            <li key={toPlainText(title)}>
              <TextIn as="a" href={`#section-${index + 1}`} value={title} />
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy__text">
        <p className="policy__changed">
          <Text
            value={label('policy_page.updated', { date: formatDate(policy.updated, language) })}
          />
        </p>
        <div className="policy__intro">
          <Paragraphs text={policy.intro} />
        </div>
        {policy.sections.map(({ title, content }, index) => (
          <section key={toPlainText(title)} id={`section-${index + 1}`}>
            <TextIn as="h2" value={title} />
            <Paragraphs text={content} />
          </section>
        ))}
      </div>
    </article>
  );
}
