import type { Language } from './languages.ts';
/** Writes a time of day the way a language does: Turkish 09.00, English and Arabic 09:00. */
export declare function formatTime(time: string, language: Language): string;
