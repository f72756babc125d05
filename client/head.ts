import { restoreLanguage } from './restore-language.ts';
import { startModule } from './start-module.ts';

// Runs in the head of every browser, before anything is painted.

restoreLanguage();
startModule();
