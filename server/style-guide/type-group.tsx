import type { Language } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { useStyleGuide } from './load-style-guide.ts';
import { Group, Specimen } from './specimen.tsx';

/** Letters and figures that faces get wrong: dotted and dotless i, apostrophes, the zero, joined letters. */
const difficult: Partial<Record<Language, string>> = {
  tr: 'İstanbul’dan Dubai’nin ışığına: ğ ş ç ö ü İ ı 0123456789 Iğdır’ı',
  en: 'Dubai’s fifty finest efforts: 0123456789, $1,250 & 06:10',
  ar: 'ضوء دبي في الليل لا يُنسى: ٪ ؟ ، 0123456789 وG63',
};

export function TypeGroup() {
  const { groups, latin, arabic } = useStyleGuide().tokens;
  const sizes = groups.sizes.toReversed();
  return (
    <Group
      id="type"
      title="Type"
      text="Marcellus and El Messiri for display, Hanken Grotesk and Readex Pro for text; figures of the display face are Tenor Sans."
    >
      {sizes.map((size) => (
        <Specimen
          key={size}
          label={size}
          note={
            latin[size] === arabic[size] ? latin[size] : `${latin[size]} — Arabic ${arabic[size]}`
          }
          isWide={['s4', 's5', 's6'].includes(size)}
          surface="panel"
        >
          {({ bundle }) => <Sample size={size} text={bundle.home.featured.title} />}
        </Specimen>
      ))}
      <Specimen label="Difficult letters" note="In display and in text" surface="panel">
        {({ language }) => (
          <>
            <h4 className="guide-sample guide-sample--display" data-token="s4">
              {difficult[language]}
            </h4>
            <p>{difficult[language]}</p>
          </>
        )}
      </Specimen>
      <Specimen label="Running text" surface="panel">
        {({ bundle }) => (
          <div className="prose">
            <p>{toPlainText(bundle.pages.about.mission.text)}</p>
            <p>{toPlainText(bundle.home.description)}</p>
          </div>
        )}
      </Specimen>
    </Group>
  );
}

/** The larger sizes are for display, the smaller ones for text. */
function Sample({ size, text }: { size: string; text: LocalText }) {
  const isDisplay = /^s[3-9]/.test(size);
  return (
    <p className={`guide-sample ${isDisplay ? 'guide-sample--display' : ''}`} data-token={size}>
      {toPlainText(text)}
    </p>
  );
}
