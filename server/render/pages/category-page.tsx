import { ArrowRight, Check, Clock } from 'lucide-react';
import { column, half } from '../../../shared/components/card-boxes.ts';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { pageKeyOf } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle, CategoryPageContent } from '../../../shared/schemas/bundle.ts';
import { formatPrice } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { CardPlanButton } from '../layout/plan-links.tsx';
import { type LoaderContext, usePage } from '../page-context.tsx';

export const loadCategoryPage = ({ bundle, name }: LoaderContext) =>
  bundle.categoryPages.find((page) => page.name === name);

export function CategoryPage(page: CategoryPageContent) {
  const { label } = usePage();
  return (
    <>
      <PageTop heading={{ ...page, description: page.subtitle }} height="tall" />
      <div className="section category">
        {page.pricing.length > 0 && (
          <section className="packages">
            <TextIn as="h2" className="visually-hidden" value={label('category_page.packages')} />
            {page.pricing.map((item) => (
              <Package key={item.url} item={item} page={page} />
            ))}
          </section>
        )}
        <SidePanel page={page} />
      </div>
      <section className="section gallery-wall">
        <TextIn as="h2" className="section__title" value={label('category_page.gallery')} />
        <ul className="gallery-wall__row">
          {page.gallery.map((photo, index, { length }) => (
            <li key={photo.image.src} className="gallery-wall__item">
              <Photo photo={photo} boxes={findWallBoxes(index, length)} />
            </li>
          ))}
        </ul>
      </section>
      <NextStep />
    </>
  );
}

/** Rows of 3:2 and 4:5; an odd number ends with a row of three, and a single picture is alone. */
function findWallBoxes(index: number, count: number): Box[] {
  if (count === 1) return [{ width: 'min(89.2vw, 1640px)', ratio: 1.78 }];
  const isNarrow = index % 4 === 1 || index % 4 === 2;
  const isInThree = count % 2 === 1 && index >= count - 3;
  const isUpright = isInThree ? index !== count - 2 : isNarrow;
  const ratio = isUpright ? 0.8 : 1.5;
  return [
    {
      media: '(width >= 40em)',
      // Of the row without its gutters.
      width: isInThree
        ? `calc(${(ratio / 3.1).toFixed(2)} * min(84vw, 1576px))`
        : `calc(${(ratio / 2.3).toFixed(2)} * min(86.4vw, 1608px))`,
      ratio,
    },
    { width: isNarrow ? '74.3vw' : column, ratio },
  ];
}

/** On tablets as high as its text, and at least square. */
const packageBoxes: Box[] = [
  half,
  { media: '(width >= 40em)', width: '36vw', ratio: 0.9 },
  { width: column, ratio: 3 / 2 },
];

interface PackageProps {
  item: CategoryPageContent['pricing'][number];
  page: CategoryPageContent;
}

/** A package with a picture of what its link leads to; the title’s link covers both. */
function Package({ item, page }: PackageProps) {
  const { bundle, language, label, link } = usePage();
  return (
    <article className="package">
      <div className="package__picture">
        <Picture
          picture={findPicture(bundle, item.url) ?? page.heroImage}
          boxes={packageBoxes}
          frame="growing"
        />
      </div>
      <div className="package__text">
        <h3 className="package__title">
          <TextIn as="a" className="card__link" href={link(item.url)} value={item.title} />
        </h3>
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
        <TextLink>
          <Text value={label('site.view_details')} />
        </TextLink>{' '}
        <CardPlanButton url={item.url} title={item.title} isLabelled />
      </div>
    </article>
  );
}

/** The picture of a page: the first one of an entry, or the one at its top. */
function findPicture({ experiences, cars, categoryPages, pages }: Bundle, url: string) {
  const entry = [...experiences, ...cars].find(({ slug }) => paths.detail(slug) === url);
  if (entry) return entry.images[0];
  const category = categoryPages.find(({ name }) => paths.categoryPage(name) === url);
  const key = pageKeyOf(url);
  const page = category ?? (key && key !== 'home' ? pages[key] : undefined);
  return page && 'heroImage' in page ? page.heroImage : undefined;
}

interface PhotoProps {
  photo: CategoryPageContent['gallery'][number];
  boxes: readonly Box[];
}

/** A picture of the gallery over its caption, as a link if the page of what it shows is known. */
function Photo({ photo, boxes }: PhotoProps) {
  const { link } = usePage();
  const { image, url, title } = photo;
  const content = (
    <>
      <Picture picture={image} boxes={boxes} frame="growing" />
      <p className="gallery-wall__caption">
        <Text value={title} />
        {url !== undefined && (
          <ArrowRight className="icon icon--directional" size={16} strokeWidth={1.6} aria-hidden />
        )}
      </p>
    </>
  );
  if (url === undefined) return content;
  return (
    <a className="gallery-wall__link" href={link(url)}>
      {content}
    </a>
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
