export { findPathBelow } from './read-content.ts';
