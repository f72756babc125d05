import { type Language, languageConfig, languages } from '../../../shared/languages.ts';
import { type GuideSource, renderSpecimen, type Specimen } from './render-specimen.tsx';
import { type Group, listGroups } from './specimens.tsx';
import type { VariationName } from './variations.ts';

/**
 * Every component of the site in every state, in every language, as one page.
 *
 * @param css its styles, in which every state has a class, and which tell the tokens
 * @param shown several languages side by side, with pages at a third of their size, or one at full size
 */
export function renderStyleGuide(
  source: GuideSource,
  css: string,
  shown: readonly Language[],
): string {
  const { assets, bundles } = source.site;
  const groups = listGroups(bundles.tr);
  const sections = groups.map((group) => renderGroup(source, group, shown));
  const choices = ['all', ...languages].map((code) => `<a href="?lng=${code}">${code}</a>`);
  const links = groups.map(({ id, title }) => `<a href="#${id}">${title}</a>`);
  return `<!doctype html>
<html class="guide ${shown.length > 1 ? 'guide--all' : ''}" lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Style guide</title>
<link rel="stylesheet" href="/assets/style-guide.css">
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<template><script type="module" src="${assets.entry}"></script></template>
<script src="${assets.head}"></script>
</head>
<body>
<header class="guide-bar">
<nav aria-label="Groups"><a href="#tokens">Tokens</a>${links.join('')}</nav>
<nav aria-label="Languages">${choices.join('')}</nav>
</header>
<main><h1 class="visually-hidden">Style guide</h1>${renderTokens(css)}${sections.join('')}</main>
</body>
</html>`;
}

function renderGroup(source: GuideSource, group: Group, shown: readonly Language[]): string {
  const rows = group.specimens.flatMap((specimen) =>
    [undefined, ...(specimen[2]?.vary ?? [])].map((variation) =>
      renderRow(source, group, shown, specimen, variation),
    ),
  );
  const content = rows.join('');
  return `<section class="guide-group" id="${group.id}"><h2>${group.title}</h2>${content}</section>`;
}

function renderRow(
  source: GuideSource,
  { id: group, isWide }: Group,
  shown: readonly Language[],
  specimen: Specimen,
  variation?: VariationName,
): string {
  const [name, , { surface = 'plain', isScrolled } = {}] = specimen;
  const label = [name, variation].filter(Boolean).join(', ');
  const classes = `guide-page guide-surface--${surface} ${/night|picture/.test(surface) ? 'section--night' : ''}`;
  const renderCell = (language: Language) => {
    const id = `${group}-${label.replace(/\W+/g, '-')}-${language}`;
    const html = renderSpecimen(source, specimen, { language, id, variation });
    const { direction } = languageConfig[language];
    return `<div class="${classes}" lang="${language}" dir="${direction}" ${isScrolled ? 'data-scrolled' : ''}>${html}</div>`;
  };
  const cells = shown.map(renderCell);
  return `<div class="guide-specimen ${isWide ? 'guide-specimen--wide' : ''}" data-variation="${variation ?? ''}">
<h3>${label}</h3><div class="guide-specimen__cells">${cells.join('')}</div></div>`;
}

/** The tokens of the design with their values, read out of the compiled styles, so that nothing is written twice. */
function renderTokens(css: string): string {
  const tokens = [...readTokens(css)].map(([name, value]) => {
    const kind = isColour(value) ? 'guide-swatch' : '';
    return `<li class="guide-token ${kind}"><span style="${sample(name, value)}"></span><strong>${name}</strong> <code>${value}</code></li>`;
  });
  return `<section class="guide-group" id="tokens"><h2>Tokens</h2><ul class="guide-tokens">${tokens.join('')}</ul></section>`;
}

const isColour = (value: string) => /^(?:#|rgb)/.test(value);

/** Shows a token as what it is; one that is no colour, shadow or length shows nothing. */
function sample(name: string, value: string): string {
  if (isColour(value) || value.includes('gradient(')) return `background: var(--${name})`;
  if (name.includes('shadow')) return `box-shadow: var(--${name})`;
  return `inline-size: var(--${name}); background: var(--sun)`;
}

/** The custom properties of the page and of its Latin texts, each as it is on narrow screens. */
function readTokens(css: string): Map<string, string> {
  const blocks = [...css.matchAll(/(?:^|[{};])(?::root|\[lang\])\{([^{}]*)/g)];
  const values = blocks.flatMap(([, block = '']) =>
    [...block.matchAll(/--([\w-]+):\s*([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('"', "'")] as const,
    ),
  );
  // Those of wider screens come later, and a map keeps the last.
  return new Map(values.toReversed());
}
