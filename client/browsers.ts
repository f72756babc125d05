/** All that was Baseline on this day, 30 months before 24 November 2026, is “widely available” (web.dev/baseline). */
export const baselineDay = '2024-05-24';

/**
 * The browsers that the scripts are for: the newest of that day. A test of what is built holds them to the day, and
 * the scripts to what they know.
 */
export const browsers = ['chrome125', 'edge125', 'firefox126', 'ios17.5', 'safari17.5'];

/** What each of them was the first version to know in full, a condition for `CSS.supports`; older ones do not. */
export const newestFeatures = 'selector(:state(a)) and (color: light-dark(red, red))';
