import type { PageContext } from '../page-context.tsx';
import { ContactPage } from '../pages/contact-page.tsx';
import { focus, hover, open } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

const showContact = ({ bundle }: PageContext) => (
  <LoadedPage Page={ContactPage} data={bundle.pages.contact} />
);

const question = 'class="faq__item"';

export function ContactGroup() {
  return (
    <Group
      id="contact"
      title="Contact"
      text="The facts of the house, the map behind its button, and the questions. Nothing of the map is loaded before it is asked for."
    >
      <Specimen
        label="Contact"
        note="The second fact is pointed at, the third focused; so are the questions, and the first is open"
        isWide
        force={[
          hover('href="tel:', 1),
          focus('href="mailto:', 1),
          focus('<summary class="button"'),
          open(question, 1),
          hover('<summary>', 2),
          focus('<summary>', 3),
        ]}
      >
        {showContact}
      </Specimen>
      <Specimen
        label="Contact, long and fallback texts"
        isWide
        force={[open(question, 1)]}
        change={({ pages: { contact }, language }) => {
          contact.title = longTitle[language];
          contact.mapTitle = longTitle[language];
          const [first] = contact.faq;
          if (first && language !== 'tr') {
            first.q = fallBack('Bir rezervasyonu sonradan değiştirebilir miyim?');
            first.a = fallBack(
              'Evet; başlamasına 48 saat kalana kadar ücretsiz değiştirebilirsiniz.',
            );
          } else if (first) first.q = longTitle[language];
        }}
      >
        {showContact}
      </Specimen>
    </Group>
  );
}
