import type { FormRule } from '../../shared/schemas/checked-text.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { createDescriber, loadDefinitions, type Problem } from './codes.ts';

/** Example, explanation and sentences of every code, for what cannot know before which ones it needs. */
export const codeDefinitions = await loadDefinitions();

/** See `DescribeIssue`. */
export const describeIssue = createDescriber(codeDefinitions);

/** The advice on the form of a text, if no value is known. */
export function adviseOnForm(problem: FormRule['problem'], language: UiLanguage): string {
  const params = { value: '', name: '' };
  return describeIssue({ problem, params } as Problem, language).advice;
}
