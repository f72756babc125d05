import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** Files. */
  authority: string;
  key: string;
  certificate: string;
}

/** Makes an authority and, by it, a certificate for `localhost`; both are good for a day. */
export function makeCertificate(folder: string): Certificate {
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'rsa:2048', '-noenc'];
  const extensions = file('extensions.txt');
  writeFileSync(extensions, 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  openssl(
    ...['req', '-x509', '-days', '1', ...newKey, '-subj', '/CN=Bench authority'],
    ...['-keyout', file('authority.key'), '-out', file('authority.pem')],
  );
  openssl(
    ...['req', ...newKey, '-subj', '/CN=localhost'],
    ...['-keyout', file('site.key'), '-out', file('site.csr')],
  );
  openssl(
    ...['x509', '-req', '-days', '1', '-in', file('site.csr'), '-extfile', extensions],
    ...['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-CAcreateserial'],
    ...['-out', file('site.pem')],
  );
  return { authority: file('authority.pem'), key: file('site.key'), certificate: file('site.pem') };
}
