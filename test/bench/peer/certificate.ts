import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The browser's switch that trusts the certificate: unlike with an ignored error, it then caches files. */
  browserArg: string
}

/** Makes a certificate for 127.0.0.1, with the `openssl` of this machine. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], {
      stdio: 'pipe',
    })
    const cert = readFileSync(certFile)
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const hash = createHash('sha256').update(publicKey).digest('base64')
    return { key: readFileSync(keyFile), cert, browserArg: `--ignore-certificate-errors-spki-list=${hash}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
