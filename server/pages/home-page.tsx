import { useLoaderData } from 'react-router-dom';
import { toPlainText } from '../../shared/local-text.ts';
import { PageHead } from '../layout/page-head.tsx';
import { StructuredData } from '../layout/structured-data.tsx';
import type { loadHome } from '../loaders.ts';
import { usePage } from '../page-context.tsx';
import { describeAgency } from '../search/structured-data/describe-agency.ts';
import { describeWebsite } from '../search/structured-data/describe-website.ts';
import { HomeClosing } from './home-closing.tsx';
import { HomeFeatured } from './home-featured.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { HomeWhyUs } from './home-why-us.tsx';

export function HomePage() {
  const home = useLoaderData<typeof loadHome>();
  const page = usePage();
  const { brand } = page.bundle.site;
  return (
    <>
      <PageHead
        title={`${toPlainText(brand.title)} · ${toPlainText(brand.tagline)}`}
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
