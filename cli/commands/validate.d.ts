import type { ExitCode, Streams } from '../program.ts';
export declare function validate({ content }: {
    content: string;
}, { out, error }: Streams): Promise<ExitCode>;
