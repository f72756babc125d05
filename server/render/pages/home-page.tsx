import { ArrowRight, Star } from 'lucide-react';
import { column } from '../../../shared/components/card-boxes.ts';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { isolate } from '../../../shared/isolate.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { formatPrice } from '../format.ts';
import { IconRows } from '../layout/icon-rows.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { CardPlanButton } from '../layout/plan-links.tsx';
import { SunPath } from '../layout/sun-path.tsx';
import { type LoaderContext, usePage } from '../page-context.tsx';
import { putLeadersFirst } from '../put-leaders-first.ts';
import { describeAgency, describeWebsite } from '../seo/structured-data.ts';
import { HomeHero } from './home-hero.tsx';

type Home = Bundle['home'];

/** Every testimonial has five stars; the content contains no ratings. */
const stars = [1, 2, 3, 4, 5];

export const loadHome = ({ bundle }: LoaderContext) => bundle.home;

export function HomePage(home: Home) {
  const page = usePage();
  const { brand } = page.bundle.site;
  return (
    <>
      <PageHead
        title={`${toPlainText(brand.tagline)} · ${toPlainText(brand.title)}`}
        description={home.description}
        top="picture"
        isWholeTitle
        things={[describeAgency(page), describeWebsite(page)]}
      />
      <HomeHero slides={home.hero} />
      <HomeFeatured {...home.featured} />
      <HomeTiles {...home.tiles} />
      <HomeWhyUs {...home.whyUs} />
      <HomeTestimonials {...home.testimonials} />
      <HomeClosing {...home.cta} />
    </>
  );
}

/** Services in the order of a day, each under its place on the sun’s path. */
function HomeFeatured({ title, text, items }: Home['featured']) {
  const { link } = usePage();
  if (items.length === 0) return null;
  return (
    <section className="section featured">
      <SectionHead title={title} text={text} />
      <ol className="featured__grid">
        {items.map((item, index) => (
          <li key={item.id} className="featured__item">
            <div className="featured__picture">
              <Picture
                picture={item.image}
                boxes={findFeaturedBoxes(index, items.length)}
                frame="growing"
              />
            </div>
            <SunPath time={item.time} sun={item.sun} />
            <div>
              <h3 className="featured__title">
                <TextIn as="a" className="card__link" href={link(item.url)} value={item.title} />
              </h3>
              <TextIn as="p" className="featured__text" value={item.description} />
              <TextLink>
                <Text value={item.cta} />
              </TextLink>
            </div>
            <CardPlanButton url={item.url} title={item.title} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const sevenColumns = 'min(51vw, 943px)';

/** Four columns of the page, five on tablets, ten on phones. */
const narrowBoxes: Box[] = [
  { media: '(width >= 64em)', width: 'min(28vw, 526px)', ratio: 4 / 5 },
  { media: '(width >= 48em)', width: '36.5vw', ratio: 1 },
  { width: '74.3vw', ratio: 4 / 5 },
];

const featuredBoxes: Box[][] = [
  [
    { media: '(width >= 48em)', width: sevenColumns, ratio: 4 / 3 },
    { width: column, ratio: 4 / 3 },
  ],
  narrowBoxes,
  narrowBoxes,
  [
    { media: '(width >= 48em)', width: sevenColumns, ratio: 16 / 11 },
    { width: '100vw', ratio: 16 / 11 },
  ],
];

/** Returns the boxes of a picture: pairs of a wide and a narrow one, and the last of an odd number alone. */
function findFeaturedBoxes(index: number, count: number): Box[] {
  const boxes = featuredBoxes[index % 4] ?? [];
  if (count % 2 === 0 || index < count - 1) return boxes;
  return [
    { media: '(width >= 48em)', width: 'min(89.2vw, 1640px)', ratio: 21 / 9 },
    ...boxes.slice(-1),
  ];
}

/** The title of a section, with a short text next to it. */
function SectionHead({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <div className="section__head">
      <TextIn as="h2" className="section__title" value={title} />
      <TextIn as="p" className="section__text" value={text} />
    </div>
  );
}

/** An arch of the colonnade. */
const tileBoxes: Box[] = [
  {
    media: '(width >= 80em)',
    width: 'min(15vw, 265px)',
    height: 'clamp(440px, 46vw, 700px)',
  },
  { media: '(width >= 40em)', width: '29vw', height: 'clamp(300px, 78vw, 460px)' },
  { width: '43.5vw', height: 'clamp(300px, 78vw, 460px)' },
];

/** The colonnade: six arches, one for each category of services. */
function HomeTiles({ title, text, items }: Home['tiles']) {
  const { link } = usePage();
  return (
    <section className="section section--night tiles">
      <SectionHead title={title} text={text} />
      <ul className="tiles__row">
        {items.map((tile) => (
          <li key={tile.id} className="tile">
            <Picture picture={tile.background} boxes={tileBoxes} frame="backdrop" />
            <div className="tile__text">
              <ContentIcon name={tile.icon} size={26} />
              <h3 className="tile__title">
                <TextIn as="a" className="card__link" href={link(tile.url)} value={tile.title} />
              </h3>
              <PriceHint {...tile.priceRange} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “From $95”, if prices are switched on. */
function PriceHint({ from, unit }: Home['tiles']['items'][number]['priceRange']) {
  const { bundle, language, label } = usePage();
  if (!bundle.site.features.prices) return null;
  const price = isolate(formatPrice(from, language));
  return (
    <p className="tile__price">
      <Text value={label(unit === 'day' ? 'price.from_per_day' : 'price.from', { price })} />
    </p>
  );
}

function HomeWhyUs({ title, items }: Home['whyUs']) {
  return (
    <section className="section why-us">
      <TextIn as="h2" className="section__title why-us__title" value={title} />
      <IconRows
        items={items.map(({ icon, title: name, desc }) => ({ icon, title: name, text: desc }))}
      />
    </section>
  );
}

function HomeTestimonials({ title, items }: Home['testimonials']) {
  const { t, language } = usePage();
  if (items.length === 0) return null;
  return (
    <section className="section section--sand testimonials">
      <TextIn as="h2" className="section__title" value={title} />
      <ul className="testimonials__row">
        {putLeadersFirst(items, language).map(({ initials, name, location, text }) => (
          <li key={toPlainText(name)} className="testimonial">
            <p className="testimonial__stars" role="img" aria-label={t('home.five_stars')}>
              {stars.map((star) => (
                <Star
                  key={star}
                  className="icon"
                  size={17}
                  fill="currentColor"
                  strokeWidth={0}
                  aria-hidden
                />
              ))}
            </p>
            <TextIn as="blockquote" className="testimonial__text" value={text} />
            <p className="testimonial__guest">
              <span className="testimonial__initials" aria-hidden="true">
                <Text value={initials} />
              </span>{' '}
              <TextIn as="span" className="testimonial__name" value={name} />{' '}
              <TextIn as="span" className="testimonial__location" value={location} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture behind the closing words. */
const closingBoxes: Box[] = [{ width: '100vw', height: 'clamp(560px, 50vw, 960px)' }];

function HomeClosing({ title, button, image }: Home['cta']) {
  const { link } = usePage();
  return (
    <section className="closing">
      <Picture picture={image} boxes={closingBoxes} frame="backdrop" />
      <div className="closing__text">
        <TextIn as="h2" className="section__title" value={title} />
        <a className="button button--light" href={link(paths.contact())}>
          <Text value={button} />
          <ArrowRight className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
        </a>
      </div>
    </section>
  );
}
