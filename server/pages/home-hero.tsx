import { HeroSlideshow } from '../../client/islands/hero-slideshow.tsx';
import type { IslandSchedule } from '../../client/islands/registry.ts';
import { paths } from '../../shared/paths.ts';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.tsx';

/** The slideshow of the home page; `when` says when it starts. */
export function HomeHero({ when }: { when: IslandSchedule }) {
  const { bundle, t, label, link } = usePage();
  const { hero } = bundle.home;
  return (
    <Island
      name="hero-slideshow"
      component={HeroSlideshow}
      when={when}
      props={{
        slides: hero.map((slide, index) => ({
          ...slide,
          position: t('home.slide_position', { number: index + 1, total: hero.length }),
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
  );
}
