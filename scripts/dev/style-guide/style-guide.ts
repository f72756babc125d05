import { type Language, languageConfig, languages } from '../../../shared/languages.ts';
import { type GuideSource, renderSpecimen, type Specimen } from './render-specimen.tsx';
import { renderTokens } from './render-tokens.ts';
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
