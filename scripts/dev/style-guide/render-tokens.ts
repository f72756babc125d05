/** The tokens of the design with their values, read out of the compiled styles, so that nothing is written twice. */
export function renderTokens(css: string): string {
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
