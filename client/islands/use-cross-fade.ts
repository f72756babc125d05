import { type TransitionEvent, useState } from 'react';

/** A visible picture; it covers those before it in the list. */
interface Layer {
  slide: number;
  /** Fading out, because a picture beneath it was chosen before it had appeared. */
  isLeaving: boolean;
}

interface Layers {
  /** The role of a slide. A shown slide appears over the others, which stay until it covers them. */
  roleOf(slide: number): 'shown' | 'leaving' | undefined;
  /** The position of a slide in the stack, from 1. */
  depthOf(slide: number): number;
  /** To be called when a slide’s transition has ended. */
  settle(slide: number, event: TransitionEvent): void;
}

/** Stacks slides in the order in which they were chosen, so that fast changes leave no visible gap. */
export function useCrossFade(index: number): Layers {
  const [layers, setLayers] = useState<Layer[]>([{ slide: index, isLeaving: false }]);
  if (layers.findLast(({ isLeaving }) => !isLeaving)?.slide !== index) {
    setLayers(showSlide(layers, index));
  }
  const find = (slide: number) => layers.findIndex((layer) => layer.slide === slide);

  return {
    roleOf: (slide) => {
      const layer = layers[find(slide)];
      return layer && (layer.isLeaving ? 'leaving' : 'shown');
    },
    depthOf: (slide) => find(slide) + 1,
    settle: (slide, { target, currentTarget, propertyName }) => {
      if (target !== currentTarget || propertyName !== 'opacity') return;
      const opacity = Number(getComputedStyle(currentTarget).opacity);
      setLayers((current) => settleSlide(current, slide, opacity));
    },
  };
}

/** Shows a slide. If it is still visible, the slides above it leave; otherwise it is put on top. */
function showSlide(layers: Layer[], slide: number): Layer[] {
  const place = layers.findIndex((layer) => layer.slide === slide);
  if (place < 0) return [...layers, { slide, isLeaving: false }];
  return layers.map((layer, at) => ({
    ...layer,
    isLeaving: at === place ? false : at > place || layer.isLeaving,
  }));
}

/**
 * Removes a slide that has left, or all slides beneath one that has appeared. If a slide reversed just as its
 * transition ended, the event arrives during the new transition: the slide has then neither left nor appeared.
 */
function settleSlide(layers: Layer[], slide: number, opacity: number): Layer[] {
  const place = layers.findIndex((layer) => layer.slide === slide);
  const layer = layers[place];
  if (layer === undefined || opacity !== (layer.isLeaving ? 0 : 1)) return layers;
  return layer.isLeaving ? layers.toSpliced(place, 1) : layers.slice(place);
}
