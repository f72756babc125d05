import type { SourceFile } from './source-file.ts';
/** The names that fields may refer to, gathered from files as they stand, also from invalid ones. */
export interface ContentIndex {
    /** Every address that will answer 200. */
    paths: ReadonlySet<string>;
    /** Absent where `pictures.yaml` cannot be read: then no name can be called unknown. */
    pictures: ReadonlySet<string> | undefined;
}
/** Gathers names before anything is checked, so that one broken entry does not make every link to it an error. */
export declare function indexContent(files: readonly SourceFile[]): ContentIndex;
