import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type Box, Picture } from '../../shared/components/picture.tsx';
import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture as PictureData } from '../../shared/schemas/field-types.ts';
import type { Slideshow, SlideshowState } from '../turn-slides.ts';
import { useSlider } from './use-slider.ts';

/** What the server shows. */
const stateAtRest: SlideshowState = { index: 0, ready: [0], isStopped: false, isPlaying: false };
const atRest: Pick<Slideshow, 'getState' | 'subscribe'> = {
  getState: () => stateAtRest,
  subscribe: () => () => {},
};

export interface HeroSlide {
  id: number;
  title: LocalText;
  subtitle: LocalText;
  image: PictureData;
  portrait?: PictureData;
  /** “1 of 3”, the slide’s name for assistive technology. */
  position: string;
  /** “Go to slide 1”. */
  goTo: string;
}

export interface HeroSlideshowProps {
  slides: HeroSlide[];
  links: { services: string; contact: string };
  labels: {
    slideshow: string;
    slideshowRole: string;
    slideRole: string;
    chooseSlide: string;
    pause: string;
    play: string;
    services: LocalText;
    contact: LocalText;
  };
  /** In the browser, the slideshow that runs already. */
  running?: Slideshow;
}

/** Upright windows show a slide in their upper part, above its words; their bar takes a part of their height. */
const slideBoxes: Box[] = [
  {
    media: '(max-aspect-ratio: 4/5)',
    width: '100vw',
    height: 'max(371px, min(58vh - 37px, 568px))',
  },
  { width: '100vw', height: 'max(550px, min(86vh, 843px))' },
];
const portraitBoxes: Box[] = [{ width: '100vw', height: 'max(525px, min(82vh - 52px, 804px))' }];

/**
 * The slideshow of the home page, after the carousel pattern of the ARIA Authoring Practices. A single slide has
 * neither controls nor autoplay, and is no slideshow for assistive technology. In the browser it shows what
 * `turnSlides` decides, beginning with what is shown already, and lets Glide follow.
 */
export function HeroSlideshow({ slides, links, labels, running }: HeroSlideshowProps) {
  const isAlone = slides.length === 1;
  const { getState, subscribe } = running ?? atRest;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const { index, ready, isStopped, isPlaying } = state;
  const { root, go } = useSlider({
    rewind: true,
    gap: 0,
    startAt: index,
    ...(running && { onChange: running.show }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another slide moves Glide.
  useLayoutEffect(() => {
    go(index);
  }, [index]);

  // React unsubscribes after the markup is restored, and an update between the two would empty the island.
  useLayoutEffect(() => running?.takeBack, [running]);

  return (
    <section
      className="hero"
      aria-label={isAlone ? undefined : labels.slideshow}
      aria-roledescription={isAlone ? undefined : labels.slideshowRole}
    >
      <div
        className="hero__pager"
        data-slide={index}
        data-slides={slides.length}
        data-playing={mark(isPlaying)}
      >
        {isAlone || (
          <button
            type="button"
            className="hero__pause"
            aria-label={isStopped ? labels.play : labels.pause}
            data-stopped={mark(isStopped)}
          >
            <Pause className="icon" size={18} aria-hidden />
            <Play className="icon" size={18} aria-hidden />
          </button>
        )}
        <div
          className="hero__stops"
          {...(!isAlone && { role: 'group', 'aria-label': labels.chooseSlide })}
        >
          {isAlone ||
            slides.map((slide, position) => (
              <button
                type="button"
                key={slide.id}
                className="hero__stop"
                aria-label={slide.goTo}
                aria-disabled={position === index}
              />
            ))}
          {/* The script that turns the slides until now has set where the sun was. */}
          <span className="hero__sun" aria-hidden suppressHydrationWarning />
        </div>
      </div>
      <div
        className="glide hero__slider"
        aria-live={isPlaying || isAlone ? 'off' : 'polite'}
        ref={root}
      >
        <div className="glide__track" data-glide-el="track">
          <div className="glide__slides">
            {slides.map((slide, position) => (
              <div
                key={slide.id}
                className="glide__slide hero__slide"
                {...(!isAlone && {
                  role: 'group',
                  'aria-roledescription': labels.slideRole,
                  'aria-label': slide.position,
                })}
                inert={running !== undefined && position !== index}
                data-current={mark(position === index)}
                data-ready={mark(ready.includes(position))}
              >
                <Picture
                  picture={slide.image}
                  {...(slide.portrait && { portrait: slide.portrait })}
                  boxes={slideBoxes}
                  portraitBoxes={portraitBoxes}
                  priority={position === 0}
                  frame="backdrop"
                />
                <div className="hero__text">
                  <SlideTitle isFirst={position === 0} title={slide.title} />
                  <div className="hero__row">
                    <p className="hero__subtitle">
                      <Text value={slide.subtitle} />
                    </p>
                    <p className="hero__buttons">
                      <a className="button button--light" href={links.services}>
                        <Text value={labels.services} />
                        <ArrowRight
                          className="icon icon--directional"
                          size={18}
                          strokeWidth={1.6}
                          aria-hidden
                        />
                      </a>{' '}
                      <a className="button button--outline" href={links.contact}>
                        <Text value={labels.contact} />
                      </a>
                    </p>
                  </div>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The value of an attribute that is there or not, as `toggleAttribute` sets it. */
function mark(isThere: unknown): '' | undefined {
  return isThere ? '' : undefined;
}

/** The first slide’s title is the page’s heading. */
function SlideTitle({ isFirst, title }: { isFirst: boolean; title: LocalText }) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <Heading className="hero__title">
      <Text value={title} />
    </Heading>
  );
}
