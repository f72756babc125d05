import { Check, Clock } from 'lucide-react';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { Picture } from '../../../shared/components/picture.tsx';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import type { CategoryPageContent } from '../../../shared/schemas/bundle.ts';
import { formatPrice } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import type { LoaderContext } from '../loader.ts';
import { usePage } from '../page-context.tsx';

export const loadCategoryPage = ({ bundle, name }: LoaderContext) =>
  bundle.categoryPages.find((page) => page.name === name);

export function CategoryPage(page: CategoryPageContent) {
  const { label } = usePage();
  return (
    <>
      <PageTop heading={{ ...page, description: page.subtitle }} isTall />
      <div className="section category">
        <section className="packages">
          <TextIn as="h2" className="visually-hidden" value={label('category_page.packages')} />
          {page.pricing.map((item) => (
            <Package key={item.url} item={item} />
          ))}
        </section>
        <SidePanel page={page} />
      </div>
      <section className="section gallery-wall">
        <TextIn as="h2" className="section__title" value={label('category_page.gallery')} />
        <ul className="gallery-wall__row">
          {page.gallery.map(({ image, title }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the caption appears on focus as it does on hover.
            <li key={image.src} className="gallery-wall__item" tabIndex={0}>
              <Picture picture={image} sizes="(min-width: 640px) 58vw, 92vw" />
              <p className="gallery-wall__caption">
                <TextIn as="span" value={title} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <NextStep title={page.title} isOffer />
    </>
  );
}

function Package({ item }: { item: CategoryPageContent['pricing'][number] }) {
  const { bundle, language, label, link } = usePage();
  return (
    <article className="package">
      <TextIn as="h3" className="package__title" value={item.title} />
      <p className="package__duration">
        <Clock className="icon" size={18} strokeWidth={1.6} aria-hidden />
        <span className="visually-hidden">
          <Text value={label('price.duration')} />:{' '}
        </span>
        <Text value={item.duration} />
      </p>
      {bundle.site.features.prices && (
        <p className="package__price">
          <Ltr>{formatPrice(item.price, language)}</Ltr>
        </p>
      )}
      <ul className="checks">
        {item.features.map((feature) => (
          <li key={toPlainText(feature)}>
            <Check className="icon" size={18} strokeWidth={1.6} aria-hidden />
            <Text value={feature} />
          </li>
        ))}
      </ul>
      <TextLink href={link(item.url)}>
        <Text value={label('site.view_details')} />
        <span className="visually-hidden">
          : <Text value={item.title} />
        </span>
      </TextLink>
    </article>
  );
}

function SidePanel({ page }: { page: CategoryPageContent }) {
  const { label } = usePage();
  return (
    <aside className="side-panel">
      <TextIn as="h2" className="side-panel__title" value={label('category_page.about')} />
      <Paragraphs text={page.description} />
      <ul className="side-panel__features">
        {page.features.map(({ icon, title, description }) => (
          <li key={toPlainText(title)}>
            <ContentIcon name={icon} size={26} />
            <TextIn as="h3" value={title} />
            <TextIn as="p" value={description} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
