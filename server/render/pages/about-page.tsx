import { Fragment } from 'react';
import { column } from '../../../shared/components/card-boxes.ts';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { TextIn } from '../../../shared/components/text.tsx';
import type { LocalText } from '../../../shared/local-text.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { IconRows } from '../layout/icon-rows.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';

const wide = '(width > 53.75em)';

export function AboutPage(about: Bundle['pages']['about']) {
  return (
    <>
      <PageTop heading={about} />
      <section className="section story">
        <div className="story__text">
          <TextIn as="h2" className="section__title" value={about.story.title} />
          <div className="prose">
            <Paragraphs text={about.story.text} />
          </div>
        </div>
        <div className="story__pictures">
          {about.story.images.map((image, index, { length }) => (
            <Fragment key={image.src}>
              <Picture picture={image} boxes={findStoryBoxes(index, length)} />{' '}
            </Fragment>
          ))}
        </div>
      </section>
      <div className="section section--sand statements">
        <Statement {...about.mission} />
        <Statement {...about.vision} />
      </div>
      <section className="section section--night values">
        <TextIn as="h2" className="section__title" value={about.values.title} />
        <IconRows items={about.values.items} />
      </section>
      <section className="section values">
        <TextIn as="h2" className="section__title" value={about.extraValues.title} />
        <IconRows items={about.extraValues.items} />
      </section>
      <NextStep />
    </>
  );
}

/** Pairs of upright pictures; an odd number begins with one as wide as a pair. */
function findStoryBoxes(index: number, count: number): Box[] {
  if (index > 0 || count % 2 === 0) {
    return [
      { media: wide, width: 'min(20.4vw, 386px)', ratio: 2 / 3 },
      { width: '43.5vw', ratio: 2 / 3 },
    ];
  }
  const ratio = count === 1 ? 4 / 5 : 3 / 2;
  return [
    { media: wide, width: 'min(43vw, 804px)', ratio },
    { width: column, ratio },
  ];
}

function Statement({ title, text }: { title: LocalText; text: LocalText }) {
  return (
    <section className="statement">
      <TextIn as="h2" className="statement__title" value={title} />
      <div className="statement__text">
        <Paragraphs text={text} />
      </div>
    </section>
  );
}
