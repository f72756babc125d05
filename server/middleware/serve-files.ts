import express, { type RequestHandler, Router } from 'express';

/**
 * Serves the built files. Their names hold a hash of their content, so a browser may keep them for a year;
 * what is not there answers 404 without a page.
 */
export function serveFiles(folder: string): RequestHandler {
  const files = express.static(folder, {
    dotfiles: 'ignore',
    immutable: true,
    index: false,
    maxAge: '365d',
    redirect: false,
  });
  return Router().use(files, (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  });
}
