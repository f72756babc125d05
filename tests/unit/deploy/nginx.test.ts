import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPersonalPath, pageKeys, pages } from '../../../shared/pages.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

describe.each(['unavailable', 'bad-request'])('the page “%s” of nginx', (name) => {
  const page = readFileSync(join(deploy, `pages/${name}.html`), 'utf8');

  it('has no style but the one that the rules allow, and nothing else that is loaded', () => {
    const style = page.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? '';
    const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const rules = readFileSync(join(deploy, 'nginx/travel-site/site.conf'), 'utf8');
    expect(rules).toContain(`style-src ${source}`);
    expect(page).not.toMatch(/<script|<img|<link|style=|url\(/);
  });
});

it('nginx is told the path of every personal page, and of no other', () => {
  const rules = readFileSync(join(deploy, 'nginx/travel-site/requests.conf'), 'utf8');
  const named = Array.from(rules.matchAll(/^ {4}(\S+) personal;$/gm), ([, path]) => path);
  expect(named).toEqual(pageKeys.map((key) => pages[key].path).filter(isPersonalPath));
});
