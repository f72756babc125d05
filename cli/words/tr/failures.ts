import { getSystemErrorMap } from 'node:util';
import type { failures as en } from '../en/failures.ts';

/** What is said when a command fails and nothing better is known. */
export const failures: typeof en = {
  unexpected: 'catalogue beklenmedik biçimde durdu.',
  system: ({ code, errno, path }) => {
    const reason = reasons[code] ?? getSystemErrorMap().get(errno)?.[1];
    const file = path === undefined ? 'Bir dosya' : `${path} dosyası`;
    return `${file} yazılamıyor ya da okunamıyor: ${code}${reason === undefined ? '' : ` (${reason})`}.`;
  },
};

const reasons: Partial<Record<string, string>> = {
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
