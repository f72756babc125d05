import sharp from 'sharp';
import { languageConfig } from '../../shared/languages.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { html, type Markup } from '../translations/html-report/markup.ts';
import { renderHead } from '../translations/html-report/render-head.ts';
import type {
  ChangeDocument,
  Group,
  Line,
  LineBody,
  NamedPicture,
  Section,
} from './change-document.ts';
import { changeWords } from './change-words.ts';
import type { LoadPicture } from './describe-changes.ts';
import { htmlMark } from './own-report.ts';

interface HtmlOptions {
  ui: UiLanguage;
  loadPicture: LoadPicture;
}

interface HtmlContext {
  ui: UiLanguage;
  /** The small copies, by the names of their contents. */
  thumbnails: ReadonlyMap<string, string>;
}

/** Formats the changes as one page that needs nothing else, for whoever approves them. */
export async function reportAsHtml(
  document: ChangeDocument,
  { ui, loadPicture }: HtmlOptions,
): Promise<string> {
  const { title, lead, summary, nothing, sections, unseen, notes } = document;
  const all = [...sections, ...(unseen?.sections ?? [])];
  const context = { ui, thumbnails: await makeThumbnails(all, loadPicture) };
  const page = html`<!doctype html>
<html lang="${ui}">
${renderHead(title, { mark: htmlMark, styles: changesStyles })}
<body>
<header class="band">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${summary === '' ? undefined : html`<p class="lead">${summary}</p>`}
</header>
<main>
${nothing === undefined ? undefined : html`<section><p class="nothing">${nothing}</p></section>\n`}${sections.map((section) => renderSection(section, context, 'h2'))}${
  unseen &&
  html`<section>
<details class="unseen">
<summary><h2>${unseen.title}</h2></summary>
${unseen.sections.map((section) => renderSection(section, context, 'h3'))}</details>
</section>
`
}</main>
<footer class="notes">
${notes.map((note) => html`<p>${note}</p>\n`)}</footer>
</body>
</html>
`;
  return page.markup;
}

async function makeThumbnails(
  sections: readonly Section[],
  loadPicture: LoadPicture,
): Promise<Map<string, string>> {
  const lines = sections.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  const pictures = lines.flatMap(({ body }) =>
    body.kind === 'pictures' ? [body.before ?? [], body.after ?? []].flat() : [],
  );
  const thumbnails = new Map<string, string>();
  for (const picture of pictures) {
    if (picture.blob === undefined || thumbnails.has(picture.blob)) continue;
    const bytes = await loadPicture(picture);
    const thumbnail = bytes && (await makeThumbnail(bytes));
    if (thumbnail !== undefined) thumbnails.set(picture.blob, thumbnail);
  }
  return thumbnails;
}

function renderSection(section: Section, context: HtmlContext, level: 'h2' | 'h3'): Markup {
  const { title, address, state, notes, groups, whole } = section;
  const heading = html`${state && html`<span class="state state--${state.kind}">${state.name}</span> `}${title}`;
  const body = groups.map((group) => renderGroup(group, context, level));
  return html`<section class="page">
${level === 'h2' ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}
${address === undefined ? undefined : html`<p class="address"><code dir="ltr">${address}</code></p>\n`}${notes.map((note) => html`<p class="page__note">${note}</p>\n`)}${
  whole === undefined
    ? body
    : html`<details class="whole"><summary><span>${whole}</span></summary>
${body}</details>
`
}</section>
`;
}

function renderGroup(
  { name = '', note, lines }: Group,
  context: HtmlContext,
  level: 'h2' | 'h3',
): Markup {
  const heading =
    level === 'h2'
      ? html`<h3 class="group__name">${name}</h3>`
      : html`<h4 class="group__name">${name}</h4>`;
  return html`<div class="group">
${name === '' ? html`<span></span>` : heading}
<ul>
${note === undefined ? undefined : html`<li class="change__note">${note}</li>\n`}${lines.map((line) => renderLine(line, context))}</ul>
</div>
`;
}

function renderLine({ name, note, body }: Line, context: HtmlContext): Markup {
  return html`<li class="change">
<p class="change__name">${name}</p>
${renderBody(body, context)}${note === undefined ? undefined : html`<p class="change__note">${note}</p>\n`}</li>
`;
}

function renderBody(body: LineBody, context: HtmlContext): Markup {
  switch (body.kind) {
    case 'sentence':
      return html`<p>${body.text}</p>\n`;
    case 'fact':
      return html`<p>${renderPair(body.before, body.after)}</p>\n`;
    case 'pictures':
      return renderPictures(body, context);
    case 'words': {
      const { language, parts } = body;
      const words = parts.map(({ kind, text, space }) => {
        if (kind === 'same') return html`${text}${space}`;
        return kind === 'removed'
          ? html`<del>${text}</del>${space}`
          : html`<ins>${text}</ins>${space}`;
      });
      return html`<p class="text" lang="${language}" dir="${languageConfig[language].direction}">${words}</p>\n`;
    }
  }
}

function renderPair(before: string | undefined, after: string | undefined): Markup {
  const former = before === undefined ? undefined : html`<del dir="auto">${before}</del>`;
  const present = after === undefined ? undefined : html`<ins dir="auto">${after}</ins>`;
  return html`${former}${former && present ? ' → ' : undefined}${present}`;
}

function renderPictures(
  { before, after }: { before?: NamedPicture; after?: NamedPicture },
  { ui, thumbnails }: HtmlContext,
): Markup {
  const changes = changeWords[ui];
  const render = (picture: NamedPicture | undefined, name: string) => {
    if (!picture) return undefined;
    const source = thumbnails.get(picture.blob ?? '');
    const image = source === undefined ? undefined : html`<img src="${source}" alt="">`;
    return html`<figure>${image}<figcaption><strong>${name}</strong> ${picture.words} <code dir="ltr">${picture.file ?? picture.name}</code></figcaption></figure>`;
  };
  return html`<div class="pictures">${render(before, after ? changes.before : changes.isGone)}${render(after, before ? changes.after : changes.isNew)}</div>\n`;
}

/** The longest side in pixels: twice as many as a page shows, for sharp screens. */
const thumbnailSize = 480;

/** Makes a small copy of a picture as a data URI; `undefined` if the bytes are no picture that can be decoded. */
async function makeThumbnail(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const small = await sharp(bytes)
      .rotate()
      .resize({
        width: thumbnailSize,
        height: thumbnailSize,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#faf7f1' })
      .jpeg({ quality: 72 })
      .toBuffer();
    return `data:image/jpeg;base64,${small.toString('base64')}`;
  } catch {
    return undefined;
  }
}

/** The styles of the page of changes, in addition to those of the report. */
const changesStyles = `
:root { --removed: #f4dccd; --added: #e2e9d3; --on-removed: #6b2c10; --on-added: #2c4a1c; }
.band .lead + .lead { color: var(--on-night); }
.page > h2, .page > h3 { margin-block-end: 4px; }
.page > h2 { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); }
main > .page { padding-block-start: clamp(36px, 4vw, 56px); }
.address { color: var(--ink-2); }
.page__note { color: var(--ink-2); margin-block-start: 4px; max-inline-size: 46em; }
.state { display: inline-block; vertical-align: middle; padding: 2px 12px; border: 1px solid var(--bronze); border-radius: 999px; color: var(--bronze); font: 500 0.875rem/1.5 var(--text); letter-spacing: 0; }
.state--new { background: var(--added); border-color: var(--added); color: var(--on-added); }
.state--gone { background: var(--removed); border-color: var(--removed); color: var(--on-removed); }
.group { display: grid; grid-template-columns: 9em 1fr; gap: 4px 28px; border-block-start: 1px solid var(--line); margin-block-start: 16px; padding-block-start: 12px; }
.group__name { font: 550 0.9375rem/1.6 var(--text); color: var(--bronze); margin: 0; }
.change + .change { border-block-start: 1px solid var(--sand); margin-block-start: 14px; padding-block-start: 12px; }
.change__name { color: var(--ink-2); font-size: 0.875rem; margin-block-end: 2px; }
.change__note { color: var(--ink-2); font-size: 0.875rem; margin-block-start: 4px; }
.text { white-space: pre-line; max-inline-size: 46em; }
.text[dir='rtl'] { margin-inline-start: auto; }
del, ins { padding-inline: 2px; border-radius: 2px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
del { background: var(--removed); color: var(--on-removed); text-decoration: line-through; }
ins { background: var(--added); color: var(--on-added); text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 240px)); gap: 20px; margin-block-start: 8px; }
figure { margin: 0; }
figure img { display: block; inline-size: 100%; block-size: auto; border-radius: 2px; }
figcaption { font-size: 0.8125rem; line-height: 1.45; color: var(--ink-2); margin-block-start: 6px; }
figcaption code { display: block; font-size: 0.75rem; }
figcaption strong { display: block; color: var(--ink); font-weight: 550; }
.unseen > summary h2 { flex: 1; margin: 0; font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); }
.whole { margin-block-start: 16px; }
.whole > summary span { flex: 1; color: var(--ink); font-size: 1rem; }
.notes p + p { margin-block-start: 6px; }
@media (max-width: 640px) { .group { grid-template-columns: 1fr; } }
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #0e1b23; --sand: #15232b; --line: #35444c; --ink: #f6efe2; --ink-2: #b9bfbd; --bronze: #e0a44a;
    --night: #15232b; --removed: #4a2617; --added: #24391f; --on-removed: #f4c9b0; --on-added: #cfe3bd;
  }
}
@media print {
  .notes { display: block; }
  .change, figure { break-inside: avoid; }
  .page > h2, .page > h3, .group__name { break-after: avoid; }
  del, ins, .state { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
