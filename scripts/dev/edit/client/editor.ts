import type { Key, PlaceName } from '../protocol.ts';
import type { Send } from './create-sender.ts';
import type { Draft } from './draft.ts';
import type { EditMessages } from './script-data.ts';

export interface EditorOptions {
  send: Send;
  messages: EditMessages;
  /** The list of texts that cannot be clicked. */
  hiddenTexts: HTMLElement;
  onOpen: (key: Key) => void;
  onClose: () => void;
  /** Called when the numbers of the bar may have changed. */
  onChange: () => void;
}

/** The panel with all that it does, see `create-editor.ts`. */
export interface Editor {
  element: HTMLElement;
  isOpen(): boolean;
  openKey(): Key | undefined;
  /** Opens a text; asks first if something was typed in the open one. */
  open(key: Key, keys: readonly Key[], draft?: Draft): Promise<void>;
  /** Closes the panel; asks first if something was typed. */
  close(): void;
  /** Compares the open text with that of the file, which may have changed. */
  renew(): Promise<void>;
  setUndo(canUndo: boolean): void;
  setNames(names: Record<Key, PlaceName>): void;
}
