import { hydrateIslands } from './hydrate-islands.ts';
import { persistLanguage } from './persist-language.ts';
import { watchScroll } from './watch-scroll.ts';

watchScroll();
persistLanguage();
// The head’s script adds this module, and one that is added does not wait for the page by itself.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrateIslands);
else hydrateIslands();
