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

/** The server cannot listen on the port. The message is one line for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** When stopping, requests are served as before for this long, so that load balancers notice the stop. */
const shutdownGraceMs = 1000;

/** The longest that connections in the accept backlog delay the end of listening. */
const acceptDrainMs = 1500;

/** The longest turn of the event loop after which no connection is expected to wait. */
const shortTurnMs = 5;

/**
 * A client that sends another request within this time gets `Connection: close`; an idle connection is closed after it.
 */
const idleCloseMs = 1000;

/** The longest wait for requests under way when stopping. */
const drainLimitMs = 4500;

/** Limits for slow or greedy clients, in milliseconds and bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};

/** The timeout of a connection that neither side uses, in addition to the keep-alive timeout. */
const idleTimeoutMs = 5000;

/** The most simultaneous connections to the admin port. */
const maxAdminConnections = 64;

/** A connection is closed after this many requests, so that a new replica gets its share. */
const requestsPerConnection = 10_000;

/**
 * Starts listening.
 *
 * @throws {ListenError} if the port is in use or not permitted
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
 * Starts listening on the admin port. Its connections do not count towards the limit of visitors. It is served until
 * the process ends, and does not keep the process alive.
 *
 * @throws {ListenError} if the port is in use or not permitted
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

/** Every request that Node can parse reaches the listeners of `request`. */
function createHttpServer(answer: RequestListener, options?: ServerOptions): Server {
  // A request without a host gets the site’s own error page, not Node’s.
  const server = createServer({ ...limits, ...options, requireHostHeader: false }, answer);
  // Node handles 100-continue; other expectations may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', (...exchange) => server.emit('request', ...exchange));
  // The server supports no other protocol. Node drops bytes that follow an `Upgrade` request in the same packet.
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.setHeader('Connection', 'close');
  });
  return server;
}

/** @returns the URL that the server listens on, such as `http://127.0.0.1:3000` */
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
  /** The exit code, once the last connection is closed: 0 if all requests were finished in time. */
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let isStopping = false;
  let exitCode = 0;
  // Connections without a request yet, such as browsers’ preconnects; Node’s server does not list them.
  const silent = new Set<Socket>();
  // All connections, including those that Node has released because of a CONNECT request.
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
    // Only after listening has ended: clients reconnect at once, and connections in the accept backlog are reset.
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
    const closeIdle = () => {
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    };
    // `setImmediate`, so that arrived bytes are read first: after a busy turn, a connection whose request is still
    // unread seems idle.
    const looking = setInterval(() => setImmediate(closeIdle), idleCloseMs);
    server.once('close', () => clearInterval(looking));
  };
  /**
   * The event loop accepts one connection per turn, and those still in the backlog when listening ends are reset. So it
   * ends after a turn that took none and was short: during a long one, others may have come.
   */
  const closeWhenAllAreTaken = (latest: number, takenBefore = -1, start = 0) => {
    if (!server.listening) return;
    const now = performance.now();
    const isQuiet = taken === takenBefore && now - start < shortTurnMs;
    if (isQuiet || now > latest) return close();
    const takenNow = taken;
    setImmediate(() => closeWhenAllAreTaken(latest, takenNow, now));
  };
  /** Stops listening after the grace period, asks clients to close their connections, and finishes pending requests. */
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
