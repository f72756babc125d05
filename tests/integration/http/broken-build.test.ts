import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../server/load-site.ts';
import { copyBuild } from './copy-build.ts';

/** Changes the JSON of a file of the build. Returns the error of loading the site. */
async function breakFile(name: string, edit: (data: Record<string, unknown>) => void) {
  const { folder } = copyBuild();
  const path = join(folder, name);
  const data = JSON.parse(readFileSync(path, 'utf8'));
  edit(data);
  writeFileSync(path, JSON.stringify(data));
  return expect(loadSite(folder)).rejects;
}

const advice = 'build the site again with npm run build.';

describe('a build that is broken', () => {
  it.each([
    ['content/tr/bundle.json', 'fallbackLabels', 'expected array, received undefined'],
    ['content/en/global.json', 'footer', 'expected object, received undefined'],
    ['assets.json', 'icons', 'expected object, received undefined'],
  ])('is refused with the first field of %s that is wrong: %s', async (name, field, reason) => {
    const loading = await breakFile(name, (data) => delete data[field]);
    await loading.toThrow(`${name} is broken at ${field}: Invalid input: ${reason}; ${advice}`);
  });

  it('is refused where a label is missing that the code shows', async () => {
    const loading = await breakFile('content/ar/global.json', ({ footer }) =>
      Reflect.deleteProperty(Object(footer), 'rights'),
    );
    await loading.toThrow('ar/global.json is broken at footer.rights: ');
  });

  it('is refused where a picture has a name that stands for none', async () => {
    const loading = await breakFile('content/ar/bundle.json', ({ pictures }) => {
      for (const name of Object.keys(Object(pictures)))
        Reflect.deleteProperty(Object(pictures), name);
    });
    await loading.toThrow(/ar\/bundle\.json is broken at [\w.[\]]+: There is no picture called /);
  });

  it('is told from one that is missing, and from one that was cut', async () => {
    const missing = copyBuild();
    rmSync(missing.bundle);
    await expect(loadSite(missing.folder)).rejects.toThrow(
      `${missing.bundle} is missing; ${advice}`,
    );
    const cut = copyBuild();
    writeFileSync(cut.bundle, '{"language":\n');
    await expect(loadSite(cut.folder)).rejects.toThrow(`${cut.bundle} is not JSON; ${advice}`);
  });
});
