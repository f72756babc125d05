import { type TransitionEvent, useState } from 'react';

/** A picture that can be seen; it lies over those before it in the list. */
interface Layer {
  slide: number;
  /** On its way out again, because one beneath it was chosen before it had appeared. */
  isLeaving: boolean;
}

interface Layers {
  /** How a slide takes part; it appears over the others, and they stay until it covers them. */
  roleOf(slide: number): 'shown' | 'leaving' | undefined;
  /** Its place in the pile, from 1. */
  depthOf(slide: number): number;
  /** Tells that a slide’s transition has ended. */
  settle(slide: number, event: TransitionEvent): void;
}

/** Piles slides on each other in the order they were chosen, so that however fast one turns no gap is seen. */
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

/** A slide that is still seen shows again as those above it leave; any other comes on top. */
function showSlide(layers: Layer[], slide: number): Layer[] {
  const place = layers.findIndex((layer) => layer.slide === slide);
  if (place < 0) return [...layers, { slide, isLeaving: false }];
  return layers.map((layer, at) => ({
    ...layer,
    isLeaving: at === place ? false : at > place || layer.isLeaving,
  }));
}

/**
 * What has left is gone; what has appeared covers all beneath it. Where a slide was turned back as its transition
 * ended, that end comes when it is on its way again: it is neither gone nor covers anything yet.
 */
function settleSlide(layers: Layer[], slide: number, opacity: number): Layer[] {
  const place = layers.findIndex((layer) => layer.slide === slide);
  const layer = layers[place];
  if (layer === undefined || opacity !== (layer.isLeaving ? 0 : 1)) return layers;
  return layer.isLeaving ? layers.toSpliced(place, 1) : layers.slice(place);
}
