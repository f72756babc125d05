import { type Issue } from '../issue.ts';
import { type SourceFile } from './source-file.ts';
export interface ParsedYaml {
    /** Absent where the text cannot be trusted to mean what its editor meant. */
    file?: SourceFile;
    issues: Issue[];
}
/**
 * Parses one content file (YAML 1.2, core schema).
 *
 * @param path the file’s path below the content folder, for messages
 * @param text the file’s text
 */
export declare function parseYaml(path: string, text: string): ParsedYaml;
