/**
 * Lets pages fade into each other (css-view-transitions-2). The style is inlined because Chromium needs it before an
 * uncached style sheet has loaded, and reports an error if it is missing. The content security policy contains its
 * hash.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
