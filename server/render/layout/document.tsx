import type { ReactNode } from 'react';
import { Text } from '../../../shared/components/text.tsx';
import { languageConfig, languages } from '../../../shared/languages.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { usePage } from '../page-context.tsx';
import type { Assets } from '../site.ts';
import { ActionBar } from './contact-ways.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageLines, listOffers } from './language-lines.tsx';
import { Notices } from './notices.tsx';
import { PlanStatus } from './plan-links.tsx';
import { transitionStyle } from './transition-style.ts';

/**
 * The last element of a page, for which the first paint waits in browsers with `<link rel="expect">` (decision 0038).
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const endId = 'page-end';

/**
 * What the head’s script moves out of a template: the module of the page in supported browsers, and the link that delays
 * the first paint.
 */
const scripted = ({ entry, files }: Assets) =>
  `<script type="module" src="${entry}" integrity="${files[entry]}"></script><link rel="expect" href="#${endId}" blocking="render">`;

/** The whole HTML document, with the header and footer that every page shares. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage();
  const { language, explicitLanguage, assets, label } = page;
  const offers = listOffers(page);
  return (
    <html
      lang={language}
      dir={languageConfig[language].direction}
      data-languages={languages.join(' ')}
      data-negotiated={explicitLanguage === undefined ? '' : undefined}
      data-offers={offers.map((line) => line.language).join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{transitionStyle}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves templates empty; the build’s own names need no escape. */}
        <template dangerouslySetInnerHTML={{ __html: scripted(assets) }} />
        <script src={assets.head} integrity={assets.files[assets.head]} />
        {assets.fonts[language].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={assets.styles} integrity={assets.files[assets.styles]} />
        <link
          rel="stylesheet"
          href={assets.printStyles}
          integrity={assets.files[assets.printStyles]}
          media="print"
        />
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={assets.icons.touch} />
        <link rel="manifest" href={withLanguage('/manifest.webmanifest', language)} />
      </head>
      <body>
        <a className="skip-link" href="#content" data-page-part>
          <Text value={label('site.skip_to_content')} />
        </a>
        <LanguageLines offers={offers} />
        <Notices />
        <Header />
        <main id="content" tabIndex={-1} data-page-part>
          {children}
        </main>
        <Footer />
        <ActionBar />
        <PlanStatus />
        <div id={endId} hidden />
      </body>
    </html>
  );
}
