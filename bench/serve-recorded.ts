import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express from 'express';

// A server to compare the site with: the minimum of work to send a page. It requests the page of a URL once, and sends
// that response without Express (`node serve-recorded.ts http URL`) or with it (`node serve-recorded.ts express URL`).

const [, , kind, url = ''] = process.argv;

/** The headers that describe the body. */
const contentHeaders = ['content-type', 'content-encoding', 'content-length', 'content-language'];

const [response]: IncomingMessage[] = await once(
  get(url, { headers: { 'Accept-Encoding': 'br' } }),
  'response',
);
if (!response) throw new Error(`There is no response from ${url}.`);
const body = await buffer(response);
const headers = Object.fromEntries(
  contentHeaders.flatMap((name) => {
    const value = response.headers[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const respond = (_request: IncomingMessage, answer: ServerResponse) => {
  answer.writeHead(200, headers).end(body);
};
const app = express().disable('x-powered-by').get('/', respond);
createServer(kind === 'express' ? app : respond).listen(Number(process.env.PORT), '127.0.0.1');
