import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findHeaderFaults } from './find-header-faults.ts';
import { formatRequest, readLanguage, readResponse } from './send-raw.ts';
import { answers, plain } from './shared-site.ts';

const addresses = [...answers, '/HIZMETLER', '/readyz', '/metrics'];

const megabyte = 'a=1&'.repeat(2 ** 18);

/** All methods that Node supports, except CONNECT, whose target has another form. */
const others = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

describe('a method other than GET and HEAD', () => {
  it.each(addresses)('is refused with those that are allowed at %s', async (address) => {
    for (const method of address === '/' ? others : ['POST']) {
      const response = await plain.send(formatRequest(address, [], method));
      expect(response.status, method).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
      expect(readLanguage(response)).toBeDefined();
      expect(findHeaderFaults(response)).toEqual([]);
    }
  });

  it('is refused of the server as a whole', async () => {
    const response = await plain.send(formatRequest('*', [], 'OPTIONS'));
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  it('never becomes another one by a header or a parameter', async () => {
    const headers = ['X-HTTP-Method-Override: GET', 'X-HTTP-Method: GET', 'X-Method-Override: GET'];
    const response = await plain.send(formatRequest('/?_method=GET&lng=en', headers, 'POST'));
    expect(response.status).toBe(405);
  });

  it.each([
    ['of a stated length', `Content-Length: ${megabyte.length * 20}`, megabyte, ''],
    [
      'of unknown length',
      'Transfer-Encoding: chunked',
      `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`,
      '0\r\n\r\n',
    ],
  ])(
    'is refused before a large body %s has come, which is then passed over',
    async (_how, header, piece, end) => {
      const socket = connect(plain.port, '127.0.0.1');
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
      const [first] = await once(socket, 'data');
      expect(readResponse(first).status).toBe(405);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => void chunks.push(chunk));
      for (let count = 0; count < 20; count += 1) {
        if (!socket.write(piece)) await once(socket, 'drain');
      }
      socket.write(end + formatRequest('/healthz'));
      await once(socket, 'end');
      const rest = Buffer.concat(chunks).toString();
      expect(readResponse(Buffer.from(rest.slice(rest.indexOf('HTTP/1.1 ')))).status).toBe(200);
    },
  );
});

describe('HEAD', () => {
  it.each([...addresses, '/%', `/${'x'.repeat(9000)}`])(
    'answers what GET does at %s, without its body',
    async (address) => {
      const got = await plain.send(formatRequest(address));
      const head = await plain.send(formatRequest(address, [], 'HEAD'));
      expect(head.status).toBe(got.status);
      expect(head.body).toHaveLength(0);
      const listHeaders = ({ lines }: typeof got) =>
        lines.filter(([name]) => name !== 'Date').toSorted(([a], [b]) => a.localeCompare(b));
      // Metrics have changed by the second request.
      if (address !== '/metrics') expect(listHeaders(head)).toEqual(listHeaders(got));
    },
  );
});
