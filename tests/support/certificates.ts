import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages, onPath } from './chromium';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/**
 * An authority of one's own, and what signs certificates for names with it.
 * @param folder where its files are
 */
export function makeAuthority(folder: string) {
  if (onPath('openssl') === undefined) installPackages('openssl');
  const fileOf = (name: string) => path.join(folder, name);
  const make = (name: string, subject: string, ...more: string[]) =>
    execFileSync(
      'openssl',
      ['req', '-x509', ...KEY, '-subj', subject, '-keyout', fileOf(`${name}.key`), '-out', fileOf(`${name}.pem`), ...more],
      { stdio: 'pipe' },
    );
  make('authority', '/CN=Authority of the tests');
  return {
    /** Its own certificate. */
    file: fileOf('authority.pem'),
    /** Key and certificate for a name. */
    issue(name: string): { key: Buffer; cert: Buffer } {
      const signer = ['-CA', fileOf('authority.pem'), '-CAkey', fileOf('authority.key')];
      make(name, '/O=Tests', '-addext', `subjectAltName=DNS:${name}`, ...signer);
      return { key: readFileSync(fileOf(`${name}.key`)), cert: readFileSync(fileOf(`${name}.pem`)) };
    },
  };
}
