import express, { type RequestHandler } from 'express';

/**
 * Serves the built files. Their names hold a hash of their content, so a browser may keep them for a year;
 * what is not there answers 404 without a page.
 */
export function serveFiles(folder: string): RequestHandler {
  return express.static(folder, {
    dotfiles: 'ignore',
    fallthrough: false,
    immutable: true,
    index: false,
    maxAge: '365d',
    redirect: false,
  });
}
