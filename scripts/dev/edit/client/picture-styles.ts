/** The styles of the part of the panel that shows a picture. */
export const pictureStyles = `
  .picture { display: grid; gap: 12px; margin-block-start: 16px; }
  .picture h3 { margin: 14px 0 -8px; font: var(--button-weight) var(--s1) / 1.4 var(--text); }
  .picture .about { margin: 0; }
  .focus {
    position: relative; justify-self: start; max-inline-size: 100%; cursor: crosshair; touch-action: none; user-select: none;
    border-radius: var(--radius); background: var(--sand-2);
  }
  .focus img { display: block; inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: min(18rem, 34vh); border-radius: inherit; pointer-events: none; }
  .marker {
    position: absolute; inline-size: 26px; block-size: 26px; translate: -50% -50%; pointer-events: none;
    border: 2px solid var(--white); border-radius: 50%; box-shadow: 0 0 0 1.5px rgb(21 35 43 / 75%), inset 0 0 0 1.5px rgb(21 35 43 / 75%);
  }
  .marker::after { content: ''; position: absolute; inset: 8.5px; background: var(--sun); border-radius: 50%; box-shadow: 0 0 0 1px rgb(21 35 43 / 75%); }
  .focus, .crops { scroll-margin: 8px; }
  .focus:focus-visible { outline: 2px solid var(--bronze); outline-offset: 3px; }
  .crops { display: flex; flex-wrap: wrap; gap: 10px 12px; }
  .crops figure { margin: 0; }
  .crops img { display: block; block-size: 76px; object-fit: cover; border-radius: var(--radius); background: var(--sand-2); }
  .crops [data-frame='wide'] img { aspect-ratio: 5 / 2; }
  .crops [data-frame='card'] img { aspect-ratio: 3 / 2; }
  .crops [data-frame='upright'] img { aspect-ratio: 9 / 16; }
  .crops [data-frame='link'] img { aspect-ratio: 1200 / 630; }
  .crops figcaption { margin-block-start: 3px; color: var(--ink-2); font-size: var(--s0); line-height: 1.3; }
  .library { margin-block-start: 12px; padding: 14px; background: var(--sand); border-radius: var(--radius); }
  .library label { display: block; margin-block-end: 6px; font-weight: var(--button-weight); }
  .library input {
    inline-size: 100%; min-block-size: 44px; padding: 8px 14px; color: var(--ink); font: var(--text-weight) var(--s1) / 1.4 var(--text);
    background: var(--white); border: 1px solid var(--line); border-radius: var(--radius);
  }
  .library .count, .library .missing { margin-block: 8px; color: var(--ink-2); font-size: var(--s0); }
  .library .missing { margin-block-end: 0; }
  .library code { display: inline-block; padding: 1px 8px; color: var(--ink); font: 400 .9em / 1.5 ui-monospace, monospace; background: var(--white); border-radius: var(--radius); }
  .library ul { max-block-size: 19rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; padding: 2px; }
  .panel .library li button {
    display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 12px; align-items: center; inline-size: 100%; padding: 6px;
    text-align: start; border-color: transparent; overflow-wrap: anywhere;
  }
  .library li img { display: block; inline-size: 84px; block-size: 56px; object-fit: cover; background: var(--sand-2); border-radius: var(--radius); }
  .library li small { display: block; margin-block-start: 2px; font-weight: var(--text-weight); overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .panel .library li button[aria-current] { background: var(--white); border-color: var(--bronze); }
  .picture .about:empty { display: none; }
  @media (max-width: 899px) {
    .focus img { max-block-size: 19vh; }
    .crops { gap: 8px; }
    .crops img { block-size: 46px; }
    .picture { gap: 8px; margin-block-start: 8px; }
  }
  .picture .newer { margin-block-start: 0; font-size: var(--s0); }
  .choices[data-long] { max-block-size: 15rem; overflow-y: auto; }
  .choices .about { clear: both; margin-block-end: 6px; }
  .library input::-webkit-search-cancel-button { display: none; }
`;
