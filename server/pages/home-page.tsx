import { useLoaderData } from 'react-router-dom';
import { HeroSlideshow } from '../../client/islands/hero-slideshow.tsx';
import { toPlainText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { Island } from '../island.tsx';
import { PageHead } from '../layout/page-head.tsx';
import type { loadHome } from '../loaders.ts';
import { useLink, usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';
import { HomeClosing } from './home-closing.tsx';
import { HomeFeatured } from './home-featured.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { HomeWhyUs } from './home-why-us.tsx';

export function HomePage() {
  const home = useLoaderData<typeof loadHome>();
  const { bundle } = usePage();
  const { t, label } = useLabels();
  const link = useLink();
  const { brand } = bundle.site;
  const total = home.hero.length;
  return (
    <>
      <PageHead
        title={`${toPlainText(brand.title)} · ${toPlainText(brand.tagline)}`}
        description={home.description}
        top="picture"
        isWholeTitle
      />
      <Island
        name="hero-slideshow"
        component={HeroSlideshow}
        when="idle"
        props={{
          slides: home.hero.map((slide, index) => ({
            ...slide,
            position: t('home.slide_position', { number: index + 1, total }),
            goTo: t('home.go_to_slide', { number: index + 1 }),
          })),
          links: { services: link(paths.services()), contact: link(paths.contact()) },
          labels: {
            slideshow: t('home.slideshow'),
            slideshowRole: t('home.slideshow_role'),
            slideRole: t('home.slide_role'),
            chooseSlide: t('home.choose_slide'),
            pause: t('home.pause'),
            play: t('home.play'),
            services: label('home.discover_services'),
            contact: label('home.contact_us'),
          },
        }}
      />
      <HomeFeatured {...home.featured} />
      <HomeTiles {...home.tiles} />
      <HomeWhyUs {...home.whyUs} />
      <HomeTestimonials {...home.testimonials} />
      <HomeClosing {...home.cta} />
    </>
  );
}
