import express from 'express';
import { readRecordedAnswer } from './recorded-answer.ts';

// The ceiling: the minimum of work for an Express application that sends a prepared response.

const { headers, body } = readRecordedAnswer(process.argv[2] ?? '');

const app = express();
app.disable('x-powered-by');
app.get('/', (_request, response) => {
  response.writeHead(200, headers).end(body);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
