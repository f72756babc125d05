import { getSystemErrorMap } from 'node:util';
import type { Words } from '../legacy-words.ts';
import { ToolError } from '../tool-error.ts';
import type { ToolLanguage } from '../words/words.ts';

/** Says in a few words why a command failed; what nobody expected comes with the place in the program. */
export function describeError(error: unknown, language: ToolLanguage): string {
  if (error instanceof ToolError) return error.words[language];
  if (!(error instanceof Error)) return `${unexpected[language]}\n${error}`;
  // Its message is in the language of the tool already; its class is loaded with the commands that need it.
  if (error.name === 'LockFileError') return error.message;
  if (isSystemError(error)) return describeSystemError(error)[language];
  return `${unexpected[language]}\n${error.stack ?? error.message}`;
}

function isSystemError(error: NodeJS.ErrnoException): boolean {
  return error.syscall !== undefined && /^E[A-Z0-9]+$/.test(error.code ?? '');
}

function describeSystemError(error: NodeJS.ErrnoException & { dest?: string }): Words {
  const { code = '', errno = 0 } = error;
  // A file is written beside its place first.
  const path = (error.dest ?? error.path)?.replace(/\.\d+\.tmp$/, '');
  const en = getSystemErrorMap().get(errno)?.[1];
  const tr = turkishReasons[code] ?? en;
  return {
    en: `${path === undefined ? 'A file' : `The file ${path}`} cannot be written or read: ${code}${en === undefined ? '' : ` (${en})`}.`,
    tr: `${path === undefined ? 'Bir dosya' : `${path} dosyası`} yazılamıyor ya da okunamıyor: ${code}${tr === undefined ? '' : ` (${tr})`}.`,
  };
}

const turkishReasons: Partial<Record<string, string>> = {
  EACCES: 'erişim izni yok',
  EEXIST: 'bu adda bir dosya var',
  EISDIR: 'bu bir klasör',
  ELOOP: 'bağlantılar birbirini gösteriyor',
  ENOENT: 'böyle bir dosya ya da klasör yok',
  ENOSPC: 'diskte yer kalmadı',
  ENOTDIR: 'yoldaki adlardan biri klasör değil',
  EPERM: 'bu işleme izin yok',
  EROFS: 'diske yazılamıyor, salt okunur',
};

const unexpected: Words = {
  en: 'catalogue failed unexpectedly.',
  tr: 'catalogue beklenmedik biçimde durdu.',
};
