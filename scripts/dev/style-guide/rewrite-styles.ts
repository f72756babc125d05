/**
 * Lets the style guide show what only a pointer, a keyboard or a whole page can bring about: each state also
 * has a class, and the `<div>` around a specimen stands for `<html>` and `<body>`. No rule gains or loses weight.
 */
const rewrites: [RegExp, string][] = [
  [/:hover/g, ':is(:hover, .is-hovered)'],
  [/:active(?![\w-])/g, ':is(:active, .is-active)'],
  [/:focus-visible/g, ':is(:focus-visible, .is-focused)'],
  [/:focus-within/g, ':is(:focus-within, :has(.is-focused))'],
  [/:focus(?![\w-])/g, ':is(:focus, .is-focused)'],
  [/\bhtml(?=\[data-scrolled\])/g, 'div'],
  [/\b(?:html|body)(?=:has\()/g, 'div:where(.guide-page)'],
  [/^body(?= \{)/gm, 'body,\ndiv:where([lang])'],
];

/** Rewrites the compiled site styles for the style guide. */
export function rewriteForStyleGuide(css: string): string {
  return rewrites.reduce((text, [from, to]) => text.replace(from, to), css);
}
