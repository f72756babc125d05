import type { ExitCode, Streams } from '../program.ts';
export interface CompileOptions {
    content: string;
    out: string;
}
/** Checks the content, then writes pictures and bundles; invalid content writes nothing. */
export declare function compile(options: CompileOptions, { out, error }: Streams): Promise<ExitCode>;
