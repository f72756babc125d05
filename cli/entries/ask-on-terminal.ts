import { isCancel, select, text } from '@clack/prompts';
import type { ToolLanguage } from '../words/words.ts';
import type { AskedField } from './read-answer.ts';

/**
 * Asks for one field.
 *
 * @param check says what is wrong with an answer, or nothing
 * @returns what was typed, empty where it was left out; nothing where the person gave up
 */
export type Ask = (
  asked: AskedField,
  options: {
    language: ToolLanguage;
    suggestion: string | undefined;
    check: (answer: string) => string | undefined;
  },
) => Promise<string | undefined>;

/** Asks on the terminal, on standard error, so that standard output holds the result alone. */
export const askOnTerminal: Ask = async (asked, { language, suggestion, check }) => {
  const output = process.stderr;
  const hint = asked.question.isOptional ? ` (${mayBeEmpty[language]})` : '';
  const message = `${asked.name[language]}${hint}\n${asked.meaning[language]}`;
  const answer =
    asked.choices.length > 0
      ? await select({
          message,
          output,
          options: asked.choices.map((value) => ({ value, label: value })),
          ...(suggestion !== undefined && { initialValue: suggestion }),
        })
      : await text({
          message,
          output,
          validate: (typed) => check(typed ?? ''),
          ...(suggestion !== undefined && { initialValue: suggestion }),
        });
  return isCancel(answer) ? undefined : (answer ?? '');
};

const mayBeEmpty = { en: 'may be left empty', tr: 'boş bırakılabilir' };
