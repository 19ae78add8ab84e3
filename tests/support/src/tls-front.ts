import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';

/** An authority of tests, and certificates of its own for 127.0.0.1, in PEM. */
export interface TestCertificates {
  ca: string;
  key: string;
  /** Holds for two days. */
  certificate: string;
  /** Has ended before it began. */
  ended: string;
}

/** Makes keys and certificates with OpenSSL. */
export function makeCertificates(): TestCertificates {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-certificates-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const sign = (days: string, file: string) =>
    openssl(
      ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-copy_extensions', 'copy', '-days', days, '-out', file],
    );
  try {
    openssl(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-subj',
      '/CN=ca',
      '-days',
      '2',
    );
    openssl(
      ...['req', ...newKey, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=127.0.0.1'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1'],
    );
    sign('2', 'well.pem');
    sign('-1', 'ended.pem');
    return {
      ca: read('ca.pem'),
      key: read('server.key'),
      certificate: read('well.pem'),
      ended: read('ended.pem'),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** TLS on 127.0.0.1 in front of a server that speaks without it. */
export async function startTlsFront(
  wellUrl: string,
  { key, certificate }: { key: string; certificate: string },
): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const keep = <T extends Socket>(socket: T): T => {
    sockets.add(socket);
    // Who does not like the certificate hangs up.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer({ key, cert: certificate }, (socket) => {
    const well = keep(connect(Number(new URL(wellUrl).port), '127.0.0.1'));
    keep(socket).pipe(well).pipe(socket);
    socket.on('close', () => well.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
