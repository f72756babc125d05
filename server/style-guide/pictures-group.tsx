import { Picture } from '../../shared/components/picture.tsx';
import type { Picture as PictureData } from '../../shared/schemas/forms.ts';
import type { PageContext } from '../page-context.tsx';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, loseFile, losePlaceholder } from './vary-texts.ts';

/** A wide picture in frames that cut it, with its focal point at the ends. */
const focalPoints: [number, number][] = [
  [0, 0.5],
  [0.5, 0.5],
  [1, 0.5],
];

function showPicture(vary: (picture: PictureData) => PictureData = (picture) => picture) {
  return ({ bundle }: PageContext) => (
    <div className="guide-picture">
      <Picture picture={vary(bundle.pages.cars.heroImage)} sizes="30vw" />
    </div>
  );
}

export function PicturesGroup() {
  return (
    <Group
      id="pictures"
      title="Pictures"
      text="A picture fills its frame; beneath lies its blurred placeholder, and beneath that plain sand."
    >
      <Specimen label="There">{showPicture()}</Specimen>
      <Specimen label="On its way: the placeholder" surface="loading">
        {showPicture()}
      </Specimen>
      <Specimen label="On its way, without a placeholder" surface="loading">
        {showPicture(losePlaceholder)}
      </Specimen>
      <Specimen
        label="Missing, over its placeholder"
        note="The words are those of the alternative text"
      >
        {showPicture(loseFile)}
      </Specimen>
      <Specimen label="Missing, without a placeholder">
        {showPicture((picture) => losePlaceholder(loseFile(picture)))}
      </Specimen>
      <Specimen label="Missing, alternative text in a fallback language" languages={['en', 'ar']}>
        {showPicture((picture) => ({
          ...loseFile(picture),
          alt: fallBack('Akşam ışığında bir spor araba'),
        }))}
      </Specimen>
      {focalPoints.map((focus) => (
        <Specimen key={focus[0]} label={`Focal point at ${focus[0] * 100} %`} languages={['tr']}>
          {({ bundle }) => (
            <div className="guide-picture guide-picture--upright">
              <Picture picture={{ ...bundle.pages.cars.heroImage, focus }} sizes="20vw" />
            </div>
          )}
        </Specimen>
      ))}
    </Group>
  );
}
