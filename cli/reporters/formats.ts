/** The names that `--format` takes for findings, the default first. */
export const formats = ['text', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof formats)[number];
