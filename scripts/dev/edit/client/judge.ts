import type { Finding, Key } from '../protocol.ts';
import { type FieldView, isError, nameField } from './create-field.ts';
import type { createPanel } from './create-panel.ts';
import type { Send } from './create-sender.ts';
import type { EditMessages } from './script-data.ts';
import { type Changes, isChanged } from './text-draft.ts';

const pauseMs = 300;

/** Creates what shows, while a text is written, what is wrong with it. */
export function createJudge({
  send,
  messages,
  panel,
}: {
  send: Send;
  messages: EditMessages;
  panel: Pick<ReturnType<typeof createPanel>, 'showFindings' | 'say'>;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the requests, since an answer to an older one says nothing of the present text. */
  let turn = 0;

  const show = (findings: readonly Finding[], views: readonly FieldView[]) => {
    for (const view of views)
      view.showFindings(findings.filter((finding) => isAbout(finding, view)));
    const rest = findings.filter((finding) => !views.some((view) => isAbout(finding, view)));
    panel.showFindings(rest, messages.findings.count(findings.length));
  };

  return {
    show,
    /** Asks, once typing has paused, what `validate` would say. */
    request: (key: Key, views: readonly FieldView[], changes: () => Changes) => {
      clearTimeout(timer);
      turn += 1;
      const own = turn;
      timer = setTimeout(async () => {
        try {
          const changed = changes();
          const { findings } = isChanged(changed)
            ? await send('judge', { key, ...changed })
            : { findings: [] };
          if (own === turn) show(findings, views);
        } catch (error) {
          if (own === turn && error instanceof Error) panel.say(error.message, 'alarm');
        }
      }, pauseMs);
    },
    /** Forgets what was asked. */
    reset: () => {
      clearTimeout(timer);
      turn += 1;
      panel.showFindings([], '');
    },
  };
}

/** The first field with a problem that would stop the build. */
export function findWrong(
  findings: readonly Finding[],
  views: readonly FieldView[],
): FieldView | undefined {
  const wrong = findings.filter(isError);
  return views.find((view) => wrong.some((finding) => isAbout(finding, view)));
}

/** Whether a problem is about the text of a field. */
function isAbout({ language, form, elsewhere }: Finding, { field }: FieldView): boolean {
  if (elsewhere !== undefined || language !== field.language) return false;
  return form === undefined
    ? field.form === undefined || field.form === 'other'
    : nameField({ language, form }) === nameField(field);
}
