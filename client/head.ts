import { offerLanguage } from './offer-language.ts';
import { restoreLanguage } from './restore-language.ts';
import { startModule } from './start-module.ts';

// Runs in the head in every browser, before the first paint.

restoreLanguage();
offerLanguage();
startModule();
