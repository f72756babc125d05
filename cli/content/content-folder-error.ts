import { ToolError } from '../tool-error.ts';

/** The content folder is not there, or must not be read. */
export class ContentFolderError extends ToolError {
  override name = 'ContentFolderError';

  constructor(folder: string, options?: ErrorOptions) {
    super((words) => words.compile.folderUnreadable(folder), options);
  }
}
