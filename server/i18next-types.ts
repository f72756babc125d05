import type { GlobalResource } from '../build/content/global-resource.ts';

// Makes a wrong key or a missing placeholder in `t()` a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    resources: { global: GlobalResource };
  }
}
