/**
 * Features that were Baseline on this day, 30 months before 24 November 2026, are “widely available”
 * (web.dev/baseline).
 */
export const baselineDay = '2024-05-24';

/**
 * The browsers that the scripts support: the newest of that day. A test of the built files compares this list with the
 * day, and the scripts with the features of these browsers.
 */
export const browsers = ['chrome125', 'edge125', 'firefox126', 'ios17.5', 'safari17.5'];

/** A condition for `CSS.supports` that these versions are the first to meet in full. */
export const newestFeatures = 'selector(:state(a)) and (color: light-dark(red, red))';
