import { computeContrast } from './compute-contrast.ts';
import { useStyleGuide } from './load-style-guide.ts';
import { Group } from './specimen.tsx';

/** What a colour may lie on; the ratio with each is shown. */
const grounds = ['paper', 'sand', 'night'];

export function ColoursGroup() {
  const { groups, root } = useStyleGuide().tokens;
  return (
    <Group
      id="colours"
      title="Colours"
      text="From _tokens.scss. A ratio of 4.5 is needed for text, 3 for large text and for what is no text."
    >
      <ul className="guide-swatches">
        {groups.colours.map((name) => (
          <li key={name} className="guide-swatch">
            <span className="guide-swatch__colour" data-token={name} />
            <strong>{name}</strong>
            <code>{root[name]}</code>
            <dl className="guide-swatch__ratios">
              {grounds.map((ground) => (
                <Ratio
                  key={ground}
                  name={ground}
                  value={computeContrast(root[name] ?? '', root[ground] ?? '')}
                />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <h3 className="guide-specimen__label">
        Scrims <span className="guide-specimen__note">Laid over a picture, under white words.</span>
      </h3>
      <ul className="guide-swatches guide-swatches--scrims">
        {groups.scrims.map((name) => (
          <li key={name} className="guide-swatch">
            <span className="guide-swatch__scrim">
              <span data-token={name} />
            </span>
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Ratio({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div
      data-grade={
        value === undefined ? undefined : value >= 4.5 ? 'text' : value >= 3 ? 'large' : 'none'
      }
    >
      <dt>{name}</dt>
      <dd>{value === undefined ? '–' : (Math.floor(value * 100) / 100).toFixed(2)}</dd>
    </div>
  );
}
