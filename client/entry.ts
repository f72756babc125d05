import { hydrateIslands } from './hydrate-islands.ts';
import { persistLanguage } from './persist-language.ts';
import { watchScroll } from './watch-scroll.ts';

watchScroll();
persistLanguage();
// The head’s script inserts this module, and inserted modules are not deferred.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrateIslands);
else hydrateIslands();
