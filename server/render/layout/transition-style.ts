/**
 * Lets pages fade into each other (css-view-transitions-2). It stands in the page because Chromium asks for it
 * before a style sheet that is not cached has come, and reports an error where it finds none; the content security
 * policy names its hash.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
