import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { namesOneHost } from '../../server/http/reject-bad-requests.ts';

export interface Refusal {
  status: 400 | 403;
  /** What to do instead. */
  text: string;
}

/**
 * Checks whether the development server must refuse a request. A request is accepted if both rules hold:
 *
 * - Its target is a path (origin-form, RFC 9112 §3.2.1) that begins with one slash: text after two slashes can be taken
 *   for a host.
 * - Its host is a loopback name with the port of the server. Any other name could belong to a site that points it here
 *   to read drafts (DNS rebinding). If `HOST` opens the server to other devices, that name is accepted too, and so are
 *   IP addresses, which need no name server.
 *
 * @param own origin of the server: the host from `HOST`, and the port
 * @returns `undefined` if the request is accepted
 */
export function findRefusal(request: IncomingMessage, own: URL): Refusal | undefined {
  const { url = '', headers } = request;
  if (!url.startsWith('/') || url.startsWith('//') || !namesOneHost(request)) {
    return {
      status: 400,
      text: `The development server refused this request: its target is no path, or it does not name one host. Ask for a path that begins with one slash, such as ${own.origin}/.\n`,
    };
  }
  const asked = URL.parse(`http://${headers.host ?? ''}`);
  if (asked?.port === own.port && answersTo(asked.hostname, own.hostname)) return undefined;
  return {
    status: 403,
    text: `The development server refused this request: it does not answer to this host, so that no other site can read drafts through a name of its own. Open ${own.origin}. For another device, start it with HOST=0.0.0.0 npm run dev, and open the IP address of this machine there with the same port; for another name, start it with that name as HOST.\n`,
  };
}

function answersTo(name: string, own: string): boolean {
  if (isLoopback(name)) return true;
  return !isLoopback(own) && (name === own || isIPv4(name) || name.startsWith('['));
}

/** Whether a browser resolves a name to this machine without a name server (RFC 6761 §6.3). */
export function isLoopback(name: string): boolean {
  return /(?:^|\.)localhost$/.test(name) || name === '127.0.0.1' || name === '[::1]';
}
