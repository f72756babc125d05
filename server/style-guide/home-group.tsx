import type { Bundle } from '../../shared/schemas/bundle.ts';
import { HomeClosing } from '../pages/home-closing.tsx';
import { HomeFeatured } from '../pages/home-featured.tsx';
import { HomeTestimonials } from '../pages/home-testimonials.tsx';
import { HomeTiles } from '../pages/home-tiles.tsx';
import { HomeWhyUs } from '../pages/home-why-us.tsx';
import { focus, hover } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

/** Dawn, the last light, just after it, night: the ends of the path and both sides of sunset. */
const suns = [0, 80, 81, 100];

export function HomeGroup() {
  return (
    <Group
      id="home"
      title="Home"
      text="A day on the horizon, the colonnade, why us, voices, closing."
    >
      <Specimen
        label="Featured six"
        note="The third is pointed at, the fourth focused"
        isWide
        force={[hover('class="featured__item"', 3), focus('class="card__link"', 4)]}
      >
        {({ bundle }) => <HomeFeatured {...bundle.home.featured} />}
      </Specimen>
      <Specimen
        label="Featured, long and fallback titles; sun at 0, 80, 81 and 100 %"
        isWide
        change={stretchFeatured}
      >
        {({ bundle }) => <HomeFeatured {...bundle.home.featured} />}
      </Specimen>
      <Specimen label="Tiles" isWide>
        {({ bundle }) => <HomeTiles {...bundle.home.tiles} />}
      </Specimen>
      <Specimen
        label="Tiles, the fifth pointed at"
        note="From 1280 px"
        isWide
        force={[hover('class="tile"', 5)]}
      >
        {({ bundle }) => <HomeTiles {...bundle.home.tiles} />}
      </Specimen>
      <Specimen
        label="Tiles, the second focused, prices on, a long and a fallback title"
        isWide
        force={[focus('class="card__link"', 2)]}
        change={({ home, site, language }) => {
          site.features.prices = true;
          const [first, second] = home.tiles.items;
          if (first) first.title = longTitle[language];
          if (second) second.title = fallBack('Organizasyonlar');
        }}
      >
        {({ bundle }) => <HomeTiles {...bundle.home.tiles} />}
      </Specimen>
      <Specimen label="Why us" isWide>
        {({ bundle }) => <HomeWhyUs {...bundle.home.whyUs} />}
      </Specimen>
      <Specimen
        label="Testimonials"
        note="The third falls back to Turkish"
        isWide
        change={({ home, language }) => {
          const third = home.testimonials.items[2];
          if (third && language !== 'tr') {
            third.text = fallBack('Sabah beşte çölde sıcak kahve içeceğim aklıma gelmezdi.');
          }
        }}
      >
        {({ bundle }) => <HomeTestimonials {...bundle.home.testimonials} />}
      </Specimen>
      <Specimen
        label="Closing"
        note="The button is focused"
        isWide
        force={[focus('class="button')]}
      >
        {({ bundle }) => <HomeClosing {...bundle.home.cta} />}
      </Specimen>
      <Specimen
        label="Closing, long title"
        isWide
        change={({ home, language }) => {
          home.cta.title = longTitle[language];
        }}
      >
        {({ bundle }) => <HomeClosing {...bundle.home.cta} />}
      </Specimen>
    </Group>
  );
}

function stretchFeatured({ home, language }: Bundle): void {
  const { items } = home.featured;
  items.forEach((item, index) => {
    item.sun = suns[index] ?? item.sun;
  });
  const [first, second] = items;
  if (first) first.title = longTitle[language];
  if (second) {
    second.title = longTitle[language];
    if (language !== 'tr')
      second.description = fallBack('Otelinizden alır, çöl kampına götürürüz; akşam yemeği dahil.');
  }
}
