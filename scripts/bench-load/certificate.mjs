import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', [...request, ...subject, '-keyout', files.key, '-out', files.cert], { stdio: 'pipe' });
    const cert = readFileSync(files.cert);
    const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(key).digest('base64');
    return { key: readFileSync(files.key), cert, browserArgs: [`--ignore-certificate-errors-spki-list=${hash}`] };
  } catch (error) {
    throw new Error(`--proto h2 needs openssl for a certificate: ${error.message}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
