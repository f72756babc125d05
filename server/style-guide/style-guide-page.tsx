import { languageFacts, languages } from '../../shared/languages.ts';
import { BlogGroup } from './blog-group.tsx';
import { ButtonsGroup } from './buttons-group.tsx';
import { CardsGroup } from './cards-group.tsx';
import { CategoryGroup } from './category-group.tsx';
import { ColoursGroup } from './colours-group.tsx';
import { ContactGroup } from './contact-group.tsx';
import { DetailGroup } from './detail-group.tsx';
import { FooterGroup } from './footer-group.tsx';
import { HeaderGroup } from './header-group.tsx';
import { HeroesGroup } from './heroes-group.tsx';
import { HomeGroup } from './home-group.tsx';
import { ListsGroup } from './lists-group.tsx';
import { useStyleGuide } from './load-style-guide.ts';
import { MessagesGroup } from './messages-group.tsx';
import { PicturesGroup } from './pictures-group.tsx';
import { PlainPagesGroup } from './plain-pages-group.tsx';
import { SpaceGroup } from './space-group.tsx';
import { TypeGroup } from './type-group.tsx';

/** The chapters in their order; each renders a section of this id. */
const groups = [
  ['colours', 'Colours', ColoursGroup],
  ['type', 'Type', TypeGroup],
  ['space', 'Space', SpaceGroup],
  ['buttons', 'Buttons', ButtonsGroup],
  ['header', 'Header', HeaderGroup],
  ['heroes', 'Heroes', HeroesGroup],
  ['home', 'Home', HomeGroup],
  ['cards', 'Cards', CardsGroup],
  ['lists', 'Lists', ListsGroup],
  ['category', 'Category', CategoryGroup],
  ['detail', 'Detail', DetailGroup],
  ['blog', 'Blog', BlogGroup],
  ['contact', 'Contact', ContactGroup],
  ['plain', 'About', PlainPagesGroup],
  ['messages', 'Messages', MessagesGroup],
  ['footer', 'Footer', FooterGroup],
  ['pictures', 'Pictures', PicturesGroup],
] as const;

/** Every component of the site in every state, in every language; there in development only. */
export function StyleGuidePage() {
  const { site, styles } = useStyleGuide();
  return (
    <html className="guide" lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style guide</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href={site.assets.icon} type="image/svg+xml" />
        <script type="module" src={site.assets.entry} />
      </head>
      <body>
        <GuideBar />
        <main className="guide__main">
          <h1 className="guide__title">Style guide</h1>
          <p className="guide__lead">
            Every component of the site in every state and language, drawn by the site’s own code
            with its own content. Hover, focus and the like are held still; the hero, the filter and
            the gallery marked “live” also work.
          </p>
          {groups.map(([id, , Component]) => (
            <Component key={id} />
          ))}
        </main>
      </body>
    </html>
  );
}

/** The table of contents, and the choice of what languages to show; styles alone make it work. */
function GuideBar() {
  return (
    <header className="guide-bar">
      <nav className="guide-bar__contents" aria-label="Groups">
        <ul>
          {groups.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <GuideChoice name="guide-languages" title="Languages" choices={languageChoices} />
      <GuideChoice name="guide-scale" title="Scale of pages" choices={scaleChoices} />
    </header>
  );
}

/** Values with their names; the first is chosen at the start. */
type Choices = [value: string, name: string][];

const languageChoices: Choices = [
  ['all', 'All languages'],
  ...languages.map((code): [string, string] => [code, languageFacts[code].nativeName]),
];

const scaleChoices: Choices = [
  ['⅓', 'Pages side by side at a third of their size'],
  ['1∶1', 'Pages below each other at their size'],
];

function GuideChoice({ name, title, choices }: { name: string; title: string; choices: Choices }) {
  return (
    <fieldset className="guide-bar__choice">
      <legend className="visually-hidden">{title}</legend>
      {choices.map(([value, meaning], index) => (
        <label key={value} title={meaning}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
