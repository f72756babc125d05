import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as forward } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import * as z from 'zod';

// What stands before the site in production, at its smallest: takes off TLS, and sends http to https.

const settings = z
  .object({
    TLS_KEY: z.string(),
    TLS_CERTIFICATE: z.string(),
    TLS_PORT: z.coerce.number(),
    PORT: z.coerce.number(),
    UPSTREAM_PORT: z.coerce.number(),
  })
  .parse(process.env);

const tls = {
  key: readFileSync(settings.TLS_KEY),
  cert: readFileSync(settings.TLS_CERTIFICATE),
};

createHttpsServer(tls, (request, response) => {
  const upstream = forward(
    {
      host: '127.0.0.1',
      port: settings.UPSTREAM_PORT,
      method: request.method,
      path: request.url,
      headers: request.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}).listen(settings.TLS_PORT, '127.0.0.1');

createHttpServer((request, response) => {
  response
    .writeHead(301, { Location: `https://localhost:${settings.TLS_PORT}${request.url ?? '/'}` })
    .end();
}).listen(settings.PORT, '127.0.0.1');
