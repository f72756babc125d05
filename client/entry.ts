import { hydrateIslands } from './hydrate-islands.ts';
import { rememberChosenLanguage } from './remember-chosen-language.ts';
import { watchScroll } from './watch-scroll.ts';

watchScroll();
rememberChosenLanguage();
hydrateIslands();
