import { ArrowRight, Pause, Play } from 'lucide-react';
import { type Box, Picture, uprightPhone } from '../../../shared/components/picture.tsx';
import { Text } from '../../../shared/components/text.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';

/** Phones show a slide in their upper part, above its words; their bar takes a part of their height. */
const slideBoxes: Box[] = [
  {
    media: uprightPhone,
    width: '100vw',
    height: 'max(371px, min(58vh - 37px, 568px))',
  },
  { width: '100vw', height: 'max(550px, min(86vh, 843px))' },
];
const portraitBoxes: Box[] = [{ width: '100vw', height: 'max(525px, min(82vh - 52px, 804px))' }];

/**
 * The slideshow of the home page, after the carousel pattern of the ARIA Authoring Practices. `client/turn-slides.ts` turns
 * it. A single slide has neither controls nor autoplay, and is no slideshow for assistive technology.
 */
export function HomeHero({ slides }: { slides: Bundle['home']['hero'] }) {
  const { t } = usePage();
  const isAlone = slides.length === 1;
  return (
    <section
      className="hero"
      {...(!isAlone && {
        'aria-label': t('home.slideshow'),
        'aria-roledescription': t('home.slideshow_role'),
        'data-slideshow': '',
      })}
    >
      <div className="hero__pager" data-slide={0} data-slides={slides.length}>
        {isAlone || (
          <button
            type="button"
            className="hero__pause"
            aria-label={t('home.pause')}
            data-pause={t('home.pause')}
            data-play={t('home.play')}
          >
            <Pause className="icon" size={18} aria-hidden />
            <Play className="icon" size={18} aria-hidden />
          </button>
        )}
        <div
          className="hero__stops"
          {...(!isAlone && { role: 'group', 'aria-label': t('home.choose_slide') })}
        >
          {isAlone ||
            slides.map(({ id }, index) => (
              <button
                type="button"
                key={id}
                className="hero__stop"
                aria-label={t('home.go_to_slide', { number: index + 1 })}
                aria-disabled={index === 0}
              />
            ))}
          <span className="hero__sun" aria-hidden />
        </div>
      </div>
      <div className="glide hero__slider" aria-live="off">
        <div className="glide__track" data-glide-el="track">
          <div className="glide__slides">
            {slides.map((slide, index) => (
              <Slide key={slide.id} slide={slide} index={index} total={slides.length} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

interface SlideProps {
  slide: Bundle['home']['hero'][number];
  index: number;
  total: number;
}

/** The first slide’s title is the page’s heading. */
function Slide({ slide, index, total }: SlideProps) {
  const { t, label, link } = usePage();
  const isFirst = index === 0;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div
      className="glide__slide hero__slide"
      {...(total > 1 && {
        role: 'group',
        'aria-roledescription': t('home.slide_role'),
        'aria-label': t('home.slide_position', { number: index + 1, total }),
      })}
      {...(isFirst && { 'data-current': '', 'data-ready': '' })}
    >
      <Picture
        picture={slide.image}
        {...(slide.portrait && { portrait: slide.portrait })}
        boxes={slideBoxes}
        portraitBoxes={portraitBoxes}
        priority={isFirst}
        frame="backdrop"
      />
      <div className="hero__text">
        <Heading className="hero__title">
          <Text value={slide.title} />
        </Heading>
        <div className="hero__row">
          <p className="hero__subtitle">
            <Text value={slide.subtitle} />
          </p>
          <p className="hero__buttons">
            <a className="button button--light" href={link(paths.services())}>
              <Text value={label('home.discover_services')} />
              <ArrowRight
                className="icon icon--directional"
                size={18}
                strokeWidth={1.6}
                aria-hidden
              />
            </a>{' '}
            <a className="button button--outline" href={link(paths.contact())}>
              <Text value={label('home.contact_us')} />
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
