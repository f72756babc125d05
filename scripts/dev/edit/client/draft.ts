import type { Key, OpenPicture, PictureChange } from '../protocol.ts';

/** What must survive a reload: the open panel, and what was typed in it. */
export interface Draft {
  key: Key;
  /** All places of the chosen words. */
  keys: Key[];
  /** The page that it was opened on. */
  page: string;
  base: string;
  /** The texts of the fields when they were opened, by the names of the fields. */
  opened: Record<string, string>;
  /** What was typed, by the names of the fields. */
  typed: Record<string, string>;
  /** The picture when it was opened, and what was changed of it. */
  picture?: { opened: OpenPicture; change?: PictureChange };
  caret?: { field: string; start: number; end: number };
  /** How far page and panel were scrolled. */
  scroll: { page: number; panel: number };
}

const draftName = 'edit-draft';
const modeName = 'edit-mode';

/** Reads what was open before the page was loaded again. */
export function readDraft(): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(draftName) ?? 'null');
    return draft ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed until it is saved or given up; `undefined` forgets it. */
export function writeDraft(draft: Draft | undefined): void {
  if (draft) sessionStorage.setItem(draftName, JSON.stringify(draft));
  else sessionStorage.removeItem(draftName);
}

/** Whether editing was on before the page was loaded. */
export function readMode(): boolean {
  return sessionStorage.getItem(modeName) === 'on';
}

/** Keeps editing on, or off, on the next pages of this tab. */
export function writeMode(isOn: boolean): void {
  sessionStorage.setItem(modeName, isOn ? 'on' : 'off');
}
