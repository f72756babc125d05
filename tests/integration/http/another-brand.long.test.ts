import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { openRenamed, otherBrand } from '../../brand-traces.ts';
import { fixtureContent, fixtureSite } from '../../site-folder.ts';
import { parsePage } from './shared-site.ts';

it('another brand in site.yaml alone leaves no trace of the old name', async () => {
  const { traces, texts } = await openRenamed(
    fixtureContent,
    join(fixtureSite, 'build'),
    otherBrand,
  );
  expect(traces).toEqual([]);
  for (const language of languages) {
    const read = (path: string) => texts.get(`${path}?lng=${language}`) ?? '';
    const name = otherBrand.title[language];
    const $ = parsePage({ text: read('/') });
    expect($('title').text()).toContain(name);
    expect($('meta[name="description"]').attr('content')).toContain(name);
    expect($('header').text()).toContain(otherBrand.wordmark[language]);
    expect(JSON.parse(read('/manifest.webmanifest'))).toMatchObject({ short_name: name });
    expect(read('/blog/1')).toContain(name);
    expect(read('/')).toContain(encodeURIComponent(name));
  }
});
