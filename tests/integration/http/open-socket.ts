import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readResponse } from './send-raw.ts';

/** Connects to a server that may end the connection at any time. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').unref();
  // Ignored: tests judge the end of a connection by what was read.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Returns what a server sends before it closes the connection, and after how many milliseconds it closes. */
export async function readToEnd(socket: Socket) {
  const start = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  await once(socket, 'close');
  const bytes = Buffer.concat(chunks);
  return { bytes, response: readResponse(bytes), duration: performance.now() - start };
}
