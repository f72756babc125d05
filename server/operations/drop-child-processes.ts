declare global {
  namespace NodeJS {
    interface ProcessPermission {
      /** Gives a permission up for good; newer than its types. */
      drop?(scope: string): void;
    }
  }
}

/**
 * Gives up the right to start programs, in a process that needs it no more. Does nothing without
 * the permission model of Node (`--permission`), or where it cannot drop a right.
 */
export function dropChildProcesses(): void {
  if (process.permission?.has('child')) process.permission.drop?.('child');
}
