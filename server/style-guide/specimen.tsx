import { type ReactNode, useId } from 'react';
import { type Language, languageFacts, languages } from '../../shared/languages.ts';
import { useStyleGuide } from './load-style-guide.ts';
import { renderSpecimen, type SpecimenOptions } from './render-specimen.tsx';

type Surface =
  | 'sand'
  | 'night'
  | 'picture'
  | 'panel'
  | 'header'
  | 'phone'
  | 'phone-bar'
  | 'list'
  | 'loading';

interface SpecimenProps extends SpecimenOptions {
  label: string;
  /** What to look for. */
  note?: string;
  /** As wide as the page, one language below the other. */
  isWide?: boolean;
  /** What lies beneath, or a frame that shows something on purpose. */
  surface?: Surface;
  /** Whether the page is scrolled past its top. */
  isScrolled?: boolean;
  languages?: readonly Language[];
}

/** Surfaces on which the site has rules of its own. */
const sections: Partial<Record<Surface, string>> = {
  sand: 'section--sand',
  night: 'section--night',
  picture: 'section--night',
};

/** A component in one state, in each language. */
export function Specimen({
  label,
  note,
  isWide = false,
  surface,
  isScrolled = false,
  languages: shown = languages,
  ...options
}: SpecimenProps) {
  const guide = useStyleGuide();
  const id = useId().replace(/\W/g, '');
  const look = surface ? `guide-surface--${surface}` : '';
  const section = surface && sections[surface];
  return (
    <div className={`guide-specimen ${isWide ? 'guide-specimen--wide' : ''}`}>
      <h3 className="guide-specimen__label">
        {label}
        {note !== undefined && <span className="guide-specimen__note">{note}</span>}
      </h3>
      <div className="guide-specimen__cells">
        {shown.map((language) => (
          <div
            key={language}
            className={`guide-page ${look} ${section ?? ''}`}
            lang={language}
            dir={languageFacts[language].direction}
            data-scrolled={isScrolled ? '' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered apart.
            dangerouslySetInnerHTML={{
              __html: renderSpecimen(guide, language, `${id}${language}`, options),
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A chapter of the guide. */
export function Group({ id, title, text, children }: GroupProps) {
  return (
    <section className="guide-group" id={id} aria-labelledby={`${id}-title`}>
      <div className="guide-group__head">
        <h2 className="section__title" id={`${id}-title`}>
          {title}
        </h2>
        <p className="guide-group__text">{text}</p>
      </div>
      {children}
    </section>
  );
}
