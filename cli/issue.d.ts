/** A place in a content file; line and column count from 1. */
export interface Position {
    line: number;
    column: number;
}
/** The stable codes of content problems; the number never changes its meaning. */
export declare const issueCodes: {
    readonly unreadable: 'C001';
    readonly syntax: 'C002';
    readonly duplicateKey: 'C003';
    readonly forbiddenYaml: 'C004';
    readonly unknownFile: 'C005';
    readonly missingFile: 'C006';
    readonly unknownKey: 'C010';
    readonly missingField: 'C011';
    readonly wrongType: 'C012';
    readonly wrongValue: 'C013';
    readonly wrongCount: 'C014';
    readonly duplicateId: 'C020';
    readonly brokenLink: 'C021';
    readonly unknownPicture: 'C022';
    readonly missingPicture: 'C023';
    readonly unknownReference: 'C024';
    readonly missingFact: 'C025';
    readonly wrongPlural: 'C030';
    readonly wrongPlaceholder: 'C031';
};
export type IssueCode = (typeof issueCodes)[keyof typeof issueCodes];
/** One problem of the content: what happened, where, and what to do. */
export interface Issue extends Position {
    code: IssueCode;
    /** Path below the content folder, with forward slashes. */
    file: string;
    /** Path of the field, such as `features[2].title`; empty for the whole file. */
    path: string;
    message: string;
    advice: string;
}
/** Writes a field’s path the way editors read it. */
export declare function formatPath(path: readonly PropertyKey[]): string;
/** Orders problems by file, then by place, so that a run always reads the same. */
export declare function sortIssues(issues: readonly Issue[]): Issue[];
