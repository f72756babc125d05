/**
 * Writes a file whole or not at all, and only when its content differs.
 *
 * @returns whether it was written
 */
export declare function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean>;
