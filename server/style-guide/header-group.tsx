import { Header } from '../layout/header.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { focus, hover, open } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

const languageMenu = 'class="language-menu"';
const mobileMenu = 'class="mobile-menu"';

export function HeaderGroup() {
  return (
    <Group
      id="header"
      title="Header"
      text="Ink on nothing over paper, white on nothing over a picture, a white bar with a shadow past 50 px. Menus are details elements."
    >
      <Specimen
        label="At the top of a page without a picture"
        isWide
        surface="header"
        path="/iletisim"
      >
        {() => <Header />}
      </Specimen>
      <Specimen label="Scrolled" isWide surface="header" isScrolled path="/iletisim">
        {() => <Header />}
      </Specimen>
      <Specimen
        label="Over a picture"
        note="A page of the section “services”"
        isWide
        path="/servis/su"
      >
        {({ bundle }) => (
          <>
            <Header />
            <PageHero
              title={bundle.pages.services.title}
              subtitle={bundle.pages.services.subtitle}
              image={bundle.pages.services.heroImage}
            />
          </>
        )}
      </Specimen>
      <Specimen
        label="Link pointed at"
        isWide
        surface="header"
        isScrolled
        path="/hizmetler"
        force={[hover('href="/bloglar', 1)]}
      >
        {() => <Header />}
      </Specimen>
      <Specimen
        label="Link, logo and language focused"
        isWide
        surface="header"
        isScrolled
        path="/"
        force={[
          focus('href="/bloglar', 1),
          focus('site-header__home'),
          focus('language-menu__button'),
        ]}
      >
        {() => <Header />}
      </Specimen>
      <Specimen
        label="Choice of language, open"
        note="The second row is pointed at, the third focused"
        isWide
        surface="header"
        isScrolled
        force={[open(languageMenu), hover('data-language="en"', 1), focus('data-language="ar"', 1)]}
      >
        {() => <Header />}
      </Specimen>
      <Specimen
        label="Full-screen menu, open"
        note="On screens up to 860 px"
        surface="phone"
        path="/hizmetler"
        force={[open(mobileMenu)]}
      >
        {() => <Header />}
      </Specimen>
      <Specimen
        label="Full-screen menu, long and fallback names"
        surface="phone"
        force={[open(mobileMenu), focus('href="/bloglar', 2)]}
        change={({ navigation, language }) => {
          const [first, second] = navigation.header;
          if (first) first.label = longTitle[language].slice(0, 44);
          if (second) second.label = fallBack('Hizmetlerimiz');
        }}
      >
        {() => <Header />}
      </Specimen>
      <Specimen label="Narrow screen, closed" surface="phone-bar" isScrolled>
        {() => <Header />}
      </Specimen>
    </Group>
  );
}
