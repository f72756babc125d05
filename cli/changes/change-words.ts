import { changes as en } from '../messages/en/changes.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { changes as tr } from '../messages/tr/changes.ts';

/** What `catalogue changes` says, in each language of the tool. No other command says it, so it loads apart. */
export const changeWords: Record<UiLanguage, typeof en> = { en, tr };
