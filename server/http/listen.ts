import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

interface ListenOptions {
  port: number;
  host: string;
  /** A Unix socket to listen on instead. */
  socketPath?: string;
  maxConnections: number;
  keepAliveSeconds: number;
}

/** The port cannot be listened on. The message is one line for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** All is served as before for this long, so that load balancers notice the stop. */
const shutdownGraceMs = 1000;

/** The longest that connections in the accept backlog put off the end of listening. */
const acceptDrainMs = 1000;

/** A client that sends another request within this time is told to close; a silent one is closed after it. */
const idleCloseMs = 1000;

/** The longest wait for requests under way when stopping. */
const drainLimitMs = 4500;

/** Bounds against clients that are slow or greedy, in milliseconds and bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};

/** Of an open connection that neither side uses, on top of the keep-alive timeout. */
const idleTimeoutMs = 5000;

/** Of operators, open at a time. */
const maxAdminConnections = 64;

/** After so many requests a connection is closed, so that a new replica gets its share. */
const requestsPerConnection = 10_000;

/**
 * Starts listening.
 *
 * @throws {ListenError} if the port is taken or may not be used
 */
export async function listen(
  answer: RequestListener,
  { port, host, socketPath, maxConnections, keepAliveSeconds }: ListenOptions,
) {
  const keepAliveTimeout = keepAliveSeconds * 1000;
  const server = createHttpServer(answer, { keepAliveTimeout });
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = requestsPerConnection;
  server.setTimeout(keepAliveTimeout + idleTimeoutMs);
  const address = socketPath ?? (await bind(server, 'PORT', port, host));
  if (socketPath !== undefined) await once(server.listen({ path: socketPath }), 'listening');
  return { server, address, ...createStop(server) };
}

/**
 * Starts listening for operators: beside the limit of visitors’ connections, to the end of the process, and without
 * putting that off.
 *
 * @throws {ListenError} if the port is taken or may not be used
 */
export async function listenForAdmin(answer: RequestListener, port: number, host: string) {
  const server = createHttpServer(answer);
  server.maxConnections = maxAdminConnections;
  server.setTimeout(limits.requestTimeout);
  server.on('connection', (socket: Socket) => socket.unref());
  const address = await bind(server, 'ADMIN_PORT', port, host);
  server.unref();
  return { server, address };
}

/** Every request that Node can read reaches the listeners of `request`. */
function createHttpServer(answer: RequestListener, options?: ServerOptions): Server {
  // A request without a host gets a page of ours.
  const server = createServer({ ...limits, ...options, requireHostHeader: false }, answer);
  // Only 100-continue means something here, and Node answers that; other expectations may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', (...exchange) => server.emit('request', ...exchange));
  // The server speaks no other protocol. Node drops what comes in one packet behind a request with `Upgrade`.
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  });
  return server;
}

/** @returns where it listens, such as `http://127.0.0.1:3000` */
async function bind(server: Server, setting: 'PORT' | 'ADMIN_PORT', port: number, host: string) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new ListenError(describeListenError(cause, setting, port, host), { cause });
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
}

function createStop(server: Server) {
  /** The exit code, when the last connection is closed: 0 where all were finished in time. */
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let isStopping = false;
  let exitCode = 0;
  // Such as those a browser opens ahead; no list of the server’s own holds them.
  const silent = new Set<Socket>();
  // Also those that Node has let go of, because they asked for a tunnel.
  const open = new Set<Socket>();
  let taken = 0;
  server.on('connection', (socket: Socket) => {
    taken += 1;
    silent.add(socket);
    open.add(socket);
    socket.once('close', () => {
      silent.delete(socket);
      open.delete(socket);
    });
  });
  server.on('request', ({ socket }) => void silent.delete(socket));
  server.once('close', () => resolve(exitCode));

  /** Ends at once. */
  const force = () => {
    exitCode = 1;
    server.close();
    for (const socket of open) socket.destroy();
  };
  const close = () => {
    // An HTTP server’s own `close` also cuts connections whose first request is still on its way.
    NetServer.prototype.close.call(server);
    // Not before it has stopped listening: clients come back at once, and those waiting to be taken are cut.
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    };
    // Once what has arrived is read: after a busy turn a connection seems idle whose request lies there unread.
    const looking = setInterval(() => setImmediate(closeIdle), idleCloseMs);
    server.once('close', () => clearInterval(looking));
  };
  /** The event loop takes one connection in a turn, and those that still wait when listening ends are cut. */
  const closeWhenAllAreTaken = (latest: number, takenBefore = -1) => {
    if (!server.listening) return;
    if (taken === takenBefore || performance.now() > latest) return close();
    const takenNow = taken;
    setImmediate(() => closeWhenAllAreTaken(latest, takenNow));
  };
  /** Takes no more connections after a moment, tells clients to close theirs, and finishes what is under way. */
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const closing = setTimeout(
      () => closeWhenAllAreTaken(performance.now() + acceptDrainMs),
      shutdownGraceMs,
    );
    server.once('close', () => clearTimeout(closing));
    setTimeout(force, drainLimitMs).unref();
  };
  return { stop, force, ended };
}

function describeListenError(cause: unknown, setting: string, port: number, host: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken; stop the other program or choose another port, such as ${setting}=${port === 65535 ? 3000 : port + 1}.`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user; choose a ${setting} above 1023.`;
  return `Cannot listen on ${host}:${port}: ${String(cause)}`;
}
