import { useLoaderData } from 'react-router-dom';
import { Text } from '../../shared/components/text.tsx';
import { toPlainText } from '../../shared/local-text.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { formatDate } from '../format.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { usePage } from '../page-context.tsx';

/** Privacy policy and terms of use. */
export function PolicyPage() {
  const policy = useLoaderData<Bundle['pages']['privacy' | 'terms']>();
  const { language, label } = usePage();
  return (
    <article className="section section--first policy">
      <PageHead title={policy.title} description={policy.description} />
      <h1 className="page-title">
        <Text value={policy.title} />
      </h1>
      <nav className="policy__contents" aria-labelledby="policy-contents">
        <h2 id="policy-contents">
          <Text value={label('policy_page.contents')} />
        </h2>
        <ol>
          {policy.sections.map(({ title }, index) => (
            <li key={toPlainText(title)}>
              <a href={`#section-${index + 1}`}>
                <Text value={title} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy__text">
        <p className="policy__updated">
          <Text
            value={label('policy_page.updated', { date: formatDate(policy.updated, language) })}
          />
        </p>
        <div className="policy__intro">
          <Paragraphs text={policy.intro} />
        </div>
        {policy.sections.map(({ title, content }, index) => (
          <section key={toPlainText(title)} id={`section-${index + 1}`}>
            <h2>
              <Text value={title} />
            </h2>
            <Paragraphs text={content} />
          </section>
        ))}
      </div>
    </article>
  );
}
