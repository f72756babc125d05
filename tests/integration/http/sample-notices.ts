import { createNotice } from '../../../scripts/dev/style-guide/sample-notices.ts';
import type { Notice } from '../../../shared/schemas/bundle.ts';
import { openSite } from './open-site.ts';

interface Changes {
  important?: Partial<Notice>;
  info?: Partial<Notice>;
}

/** Starts the fixture site with a notice of each kind, as long as they may be; the second one is a link. */
export const openWithNotices = ({ important, info }: Changes = {}) =>
  openSite({
    change: (bundle) => {
      bundle.notices = [
        createNotice(bundle, 'info', { link: '/servis/col', ...info }),
        createNotice(bundle, 'important', important),
      ];
    },
  });
