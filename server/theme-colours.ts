/** What a browser tints its own bars with: `--paper`, and `--night` where a page begins with a picture. */
export const themeColours = { paper: '#FAF7F1', picture: '#0E1B23' };
