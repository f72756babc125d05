import type { ExitCode, Streams } from '../program.ts';
export interface MissingOptions {
    content: string;
    lang?: string;
}
export declare function missing({ content, lang }: MissingOptions, { out, error }: Streams): Promise<ExitCode>;
