import type { ReactNode } from 'react';
import { languages } from '../../shared/languages.ts';
import { PageHero } from '../layout/page-hero.tsx';
import type { PageContext } from '../page-context.tsx';
import { HomeHero } from '../pages/home-hero.tsx';
import { focus, hover } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle, loseFile } from './vary-texts.ts';

const showHero = () => <HomeHero when="visible" />;

const showPageHero = ({ bundle }: PageContext): ReactNode => {
  const { title, subtitle, heroImage } = bundle.pages.cars;
  return <PageHero title={title} subtitle={subtitle} image={heroImage} />;
};

export function HeroesGroup() {
  return (
    <Group
      id="heroes"
      title="Heroes"
      text="White words on a picture are always on a scrim; a backdrop without its picture is night, so that they stay readable."
    >
      <Specimen
        label="Home, live"
        note="The sun travels for 5 s, then the slide changes"
        isWide
        live={languages}
      >
        {showHero}
      </Specimen>
      <Specimen
        label="Home, long title; button pointed at, stop and pause focused"
        isWide
        change={({ home, language }) => {
          const [first] = home.hero;
          if (first) first.title = longTitle[language];
        }}
        force={[
          hover('class="button button--outline', 1),
          focus('class="hero__stop"', 2),
          focus('class="hero__pause"'),
        ]}
      >
        {showHero}
      </Specimen>
      <Specimen label="Home, on its way: the placeholder alone" isWide surface="loading">
        {showHero}
      </Specimen>
      <Specimen
        label="Home, picture and placeholder missing"
        isWide
        change={({ home }) => {
          for (const slide of home.hero) {
            slide.image = { ...loseFile(slide.image), placeholder: undefined };
            slide.portrait = undefined;
          }
        }}
      >
        {showHero}
      </Specimen>
      <Specimen label="Page hero" isWide>
        {showPageHero}
      </Specimen>
      <Specimen label="Page hero, tall, of a category" isWide>
        {({ bundle }) =>
          bundle.servicePages
            .slice(3, 4)
            .map(({ name, title, subtitle, heroImage }) => (
              <PageHero key={name} title={title} subtitle={subtitle} image={heroImage} isTall />
            ))
        }
      </Specimen>
      <Specimen
        label="Page hero, long title"
        isWide
        change={({ pages, language }) => {
          pages.cars.title = longTitle[language];
        }}
      >
        {showPageHero}
      </Specimen>
      <Specimen
        label="Page hero, in a fallback language"
        isWide
        languages={['ar']}
        change={({ pages }) => {
          pages.cars.title = fallBack('Araçlarımız');
          pages.cars.subtitle = fallBack(
            'Otelinize teslim edilen, sigortası ve yakıtı hazır araçlar.',
          );
        }}
      >
        {showPageHero}
      </Specimen>
      <Specimen label="Page hero, on its way" isWide surface="loading">
        {showPageHero}
      </Specimen>
      <Specimen
        label="Page hero, picture missing"
        isWide
        change={({ pages }) => {
          pages.cars.heroImage = { ...loseFile(pages.cars.heroImage), placeholder: undefined };
        }}
      >
        {showPageHero}
      </Specimen>
    </Group>
  );
}
