import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';

/**
 * Installs MDN’s scoring into a folder of its own; it is not among the project’s packages, for it brings many.
 *
 * @returns the folder of the package
 */
export function installObservatory(folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--ignore-scripts', `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const observatory = join(folder, 'node_modules', name);
  // Its install script would download these lists; neither says anything about `localhost`.
  const preload = {
    'example.invalid': {
      includeSubDomains: true,
      includeSubDomainsForPinning: true,
      mode: 'force-https',
      pinned: false,
    },
  };
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), JSON.stringify(preload));
  writeFileSync(join(observatory, 'conf/tld-list.json'), '["com","localhost"]');
  return observatory;
}
