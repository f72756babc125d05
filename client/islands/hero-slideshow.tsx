import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useLayoutEffect, useRef, useState } from 'react';
import { fullBleedSizes, Picture } from '../../shared/components/picture.tsx';
import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture as PictureData } from '../../shared/schemas/field-types.ts';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { useCountdown } from './use-countdown.ts';
import { useSlider } from './use-slider.ts';

/** The duration of a slide; equal to the duration of the sun’s movement (`--slide-time`). */
const advanceAfterMs = 5000;

/** The delay before the next slide is laid out: its picture loads in time, and does not slow down the first view. */
const prepareAfterMs = 2000;

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
}

/**
 * The slideshow of the home page, after the carousel pattern of the ARIA Authoring Practices. A single slide has
 * neither controls nor autoplay, and is no slideshow for assistive technology.
 */
export function HeroSlideshow({ slides, links, labels }: HeroSlideshowProps) {
  const isAlone = slides.length === 1;
  const hero = useRef<HTMLElement>(null);
  const sun = useRef<HTMLSpanElement>(null);
  const sunWas = useRef(0);
  const { root, index, isMounted, go } = useSlider({
    rewind: true,
    gap: 0,
    onChange: () => {
      sunWas.current = findStart(sun.current);
    },
  });
  const [wish, setWish] = useState<'play' | 'stop' | undefined>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [hasTurned, setHasTurned] = useState(false);
  if (index > 0 && !hasTurned) setHasTurned(true);
  const [ready, setReady] = useState([0]);
  const prepare = (slide: number) => ready.includes(slide) || setReady([...ready, slide]);
  prepare(index);
  const mayPlay = useAutoplayAllowed();
  const isWatched = isHovered || isFocused;
  // “Play” applies until the visitor leaves the slideshow; afterwards hover and focus pause it again.
  if (wish === 'play' && !isWatched) setWish(undefined);
  const isAsked = wish !== 'stop' && (wish === 'play' || !isWatched);
  const isPlaying = isMounted && mayPlay && isAsked && !isAlone;

  useCountdown({
    durationMs: advanceAfterMs,
    isRunning: isPlaying,
    lap: index,
    // One clock: the sun’s position follows the elapsed time.
    onRun: (elapsed) => {
      const [way] = sun.current?.getAnimations() ?? [];
      if (way) way.currentTime = elapsed;
    },
    onEnd: () => go('next'),
  });
  useCountdown({
    durationMs: prepareAfterMs,
    isRunning: isPlaying,
    lap: index,
    onEnd: () => prepare((index + 1) % slides.length),
  });

  // The slideshow may have been hovered or focused before hydration.
  useLayoutEffect(() => {
    const isResting = hero.current?.matches(':hover') ?? false;
    setIsHovered(isResting && matchMedia('(hover: hover)').matches);
    setIsFocused(hero.current?.querySelector(':focus-visible') !== null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gives the sun another place to start from.
  useLayoutEffect(() => {
    const { style } = sun.current ?? {};
    style?.setProperty('--sun-was', '0');
    style?.setProperty('--sun-was', `${sunWas.current - findStart(sun.current)}px`);
  }, [index]);

  return (
    <section
      className="hero"
      ref={hero}
      aria-label={isAlone ? undefined : labels.slideshow}
      aria-roledescription={isAlone ? undefined : labels.slideshowRole}
      data-mounted={isMounted || undefined}
      data-turned={hasTurned || undefined}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setIsFocused(false)
      }
    >
      <div
        className="hero__pager"
        data-slide={index}
        data-slides={slides.length}
        data-last={index === slides.length - 1 || undefined}
        data-playing={isPlaying || undefined}
      >
        {isAlone || (
          <button
            type="button"
            className="hero__pause"
            aria-label={wish === 'stop' ? labels.play : labels.pause}
            onClick={() => setWish(wish === 'stop' ? 'play' : 'stop')}
          >
            {wish === 'stop' ? (
              <Play className="icon" size={18} aria-hidden />
            ) : (
              <Pause className="icon" size={18} aria-hidden />
            )}
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
                onPointerEnter={() => prepare(position)}
                onFocus={() => prepare(position)}
                onClick={() => go(position)}
              />
            ))}
          <span className="hero__sun" ref={sun} aria-hidden />
        </div>
      </div>
      <div className="glide hero__slider" ref={root}>
        <div className="glide__track" data-glide-el="track">
          <div className="glide__slides" aria-live={isPlaying || isAlone ? 'off' : 'polite'}>
            {slides.map((slide, position) => (
              <div
                key={slide.id}
                className="glide__slide hero__slide"
                {...(!isAlone && {
                  role: 'group',
                  'aria-roledescription': labels.slideRole,
                  'aria-label': slide.position,
                })}
                inert={isMounted && position !== index}
                data-current={position === index || undefined}
                data-ready={ready.includes(position) || undefined}
              >
                <Picture
                  picture={slide.image}
                  {...(slide.portrait && { portrait: slide.portrait })}
                  sizes={fullBleedSizes}
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
                      </a>
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

/** The physical position of an element’s edge, including transforms. */
function findStart(element: Element | null): number {
  return element?.getBoundingClientRect().x ?? 0;
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
