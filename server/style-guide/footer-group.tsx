import { ChatButton } from '../layout/chat-button.tsx';
import { Footer } from '../layout/footer.tsx';
import { focus, hover } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

/** The chat button is at the physical bottom right, over the footer’s last line. */
const showFooter = () => (
  <>
    <Footer />
    <ChatButton />
  </>
);

export function FooterGroup() {
  return (
    <Group
      id="footer"
      title="Footer"
      text="The wordmark sets below the horizon. The chat button must cover no word, in no language."
    >
      <Specimen label="Footer and chat button" isWide>
        {showFooter}
      </Specimen>
      <Specimen
        label="Links pointed at and focused"
        isWide
        languages={['tr', 'ar']}
        force={[
          hover('href="/hizmetler', 1),
          focus('href="/araclar', 1),
          focus('class="footer__social"'),
          focus('href="/gizlilik', 1),
          focus('class="chat-button"'),
        ]}
      >
        {showFooter}
      </Specimen>
      <Specimen
        label="Long and fallback texts"
        isWide
        change={({ navigation: { footer }, site, language }) => {
          const [first, second] = footer.services.items;
          if (first) first.name = longTitle[language];
          if (second && language !== 'tr') second.name = fallBack('Havalimanı karşılama');
          site.address = longTitle[language];
        }}
      >
        {showFooter}
      </Specimen>
    </Group>
  );
}
