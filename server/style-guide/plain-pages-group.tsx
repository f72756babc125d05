import type { PageContext } from '../page-context.tsx';
import { AboutPage } from '../pages/about-page.tsx';
import { PolicyPage } from '../pages/policy-page.tsx';
import { focus, hover } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';

const showAbout = ({ bundle }: PageContext) => (
  <LoadedPage Page={AboutPage} data={bundle.pages.about} />
);

/** The first two sections are enough to see how they look. */
const showPolicy = ({ bundle: { pages } }: PageContext) => (
  <LoadedPage
    Page={PolicyPage}
    data={{ ...pages.privacy, sections: pages.privacy.sections.slice(0, 2) }}
  />
);

export function PlainPagesGroup() {
  return (
    <Group id="plain" title="About, policies" text="Pages that are read rather than used.">
      <Specimen label="About" isWide surface="list">
        {showAbout}
      </Specimen>
      <Specimen
        label="Policy"
        note="The first entry of its contents is pointed at, the second focused"
        isWide
        force={[hover('href="#', 1), focus('href="#', 2)]}
      >
        {showPolicy}
      </Specimen>
    </Group>
  );
}
