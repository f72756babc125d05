import { createServer } from 'node:http';
import { readRecordedAnswer } from './recorded-answer.ts';

// A contestant: Node alone, sending a prepared response.

const { headers, body } = readRecordedAnswer(process.argv[2] ?? '');

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
