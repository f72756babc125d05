import { ArrowRight } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { edgeToEdge, Picture } from '../../shared/components/picture.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { toPlainText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { IconRows } from '../layout/icon-rows.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { StructuredData } from '../layout/structured-data.tsx';
import type { loadHome } from '../loaders.ts';
import { usePage } from '../page-context.tsx';
import { describeAgency, describeWebsite } from '../search/structured-data/describe-site.ts';
import { HomeFeatured } from './home-featured.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';
import { HomeTiles } from './home-tiles.tsx';

export function HomePage() {
  const home = useLoaderData<typeof loadHome>();
  const page = usePage();
  const { brand } = page.bundle.site;
  return (
    <>
      <PageHead
        title={`${toPlainText(brand.tagline)} · ${toPlainText(brand.title)}`}
        description={home.description}
        top="picture"
        isWholeTitle
      />
      <StructuredData things={[describeAgency(page), describeWebsite(page)]} />
      <HomeHero when="idle" />
      <HomeFeatured {...home.featured} />
      <HomeTiles {...home.tiles} />
      <HomeWhyUs {...home.whyUs} />
      <HomeTestimonials {...home.testimonials} />
      <HomeClosing {...home.cta} />
    </>
  );
}

type WhyUs = Bundle['home']['whyUs'];

function HomeWhyUs({ title, items }: WhyUs) {
  return (
    <section className="section why-us">
      <TextIn as="h2" className="section__title why-us__title" value={title} />
      <IconRows
        items={items.map(({ icon, title: name, desc }) => ({ icon, title: name, text: desc }))}
      />
    </section>
  );
}

type CallToAction = Bundle['home']['cta'];

function HomeClosing({ title, button, image }: CallToAction) {
  const { link } = usePage();
  return (
    <section className="closing">
      <Picture picture={image} sizes={edgeToEdge} frame="backdrop" />
      <div className="closing__words">
        <TextIn as="h2" className="section__title" value={title} />
        <a className="button button--light" href={link(paths.contact())}>
          <Text value={button} />
          <ArrowRight className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
        </a>
      </div>
    </section>
  );
}
