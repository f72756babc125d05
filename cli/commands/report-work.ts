import { translatedLanguages } from '../../shared/languages.ts';
import type { LoadedContent } from '../content/validate-content.ts';
import type { RunContext } from '../context.ts';
import { getMessages } from '../messages/messages.ts';
import { writeContentFlag } from '../reporters/report.ts';
import { compareTranslations, countWaiting } from '../texts/load-translations.ts';
import { readLock } from '../texts/lock-file.ts';
import { UserError } from '../user-error.ts';
import type { CommonFlags } from './shared-options.ts';

/** Reports in a line each what is missing in the translations of valid content, and what waits for `accept`. */
export async function reportWork(
  loaded: LoadedContent,
  { content: folder, ui }: CommonFlags,
  { streams }: RunContext,
) {
  const messages = getMessages(ui);
  const { translations } = messages;
  const lock = await readLock(folder).catch((error: unknown) => {
    // The content can be validated without the lock file.
    if (!(error instanceof UserError)) throw error;
    streams.error(`${error.localize(messages)}\n`);
    return undefined;
  });
  if (!lock) return;
  const compared = compareTranslations(loaded, lock);
  const work = Object.entries(compared.totals).flatMap(([code, counts]) => {
    const language = translatedLanguages.find((known) => known === code);
    const left = translations.work(counts);
    return language && left !== '' ? [`${translations.languageName(language)} ${left}`] : [];
  });
  const where = writeContentFlag(folder);
  const command = `catalogue missing${where}`;
  if (work.length > 0) streams.out(`${translations.left({ work: work.join('; '), command })}\n`);
  const accept = `catalogue accept${where}`;
  const counts = countWaiting(compared, translatedLanguages);
  const waiting = translations.waiting({ ...counts, command: accept });
  if (waiting !== '') streams.out(`${waiting}\n`);
}
