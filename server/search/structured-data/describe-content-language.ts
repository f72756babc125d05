import type { PageContext } from '../../page-context.tsx';
import { findCanonicalLanguage } from '../build-canonical-address.ts';

/** The language of what a page says; nothing where most of it has fallen back. */
export function describeContentLanguage(page: PageContext): { inLanguage?: string } {
  const { path, language } = page;
  return findCanonicalLanguage(page, path, language) === language ? { inLanguage: language } : {};
}
