import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { namesOneHost } from '../../server/http/reject-bad-requests.ts';

export interface Refusal {
  status: 400 | 403;
  /** What to do instead. */
  text: string;
}

/**
 * Finds why the development server does not answer a request, if it does not.
 *
 * - Its target is a path (origin-form, RFC 9112 §3.2.1) that begins with one slash: what follows two can be taken for a
 *   host.
 * - Its host is a loopback name and the very port. Any other name could belong to a site that has it lead here to read
 *   drafts (DNS rebinding). Where `HOST` opens the server to other devices, that name is answered too, and so are IP
 *   addresses, which nobody looks up.
 *
 * @param own where the server listens: the host as `HOST` says it, and the port
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

/** Whether a browser takes a name for this machine without asking a name server (RFC 6761 §6.3). */
function isLoopback(name: string): boolean {
  return /(?:^|\.)localhost$/.test(name) || name === '127.0.0.1' || name === '[::1]';
}
