import { findProjectNode } from './ensure-dependencies.mjs';
import './refuse-windows.mjs';

// The npm scripts that do not install Node themselves load this file first.

try {
  findProjectNode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
