import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A certificate and its key, as PEM. */
export type Tls = { readonly cert: string; readonly key: string }

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${name}: cannot read ${path} (${(error as NodeJS.ErrnoException).code})`)
  }
}

function certificateIn(pem: string, path: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new Error(`TLS_CERT: ${path} holds no certificate; it must be a PEM file with a line -----BEGIN CERTIFICATE-----`)
  }
}

function keyIn(pem: string, path: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    if (/^-+BEGIN ENCRYPTED|^Proc-Type: 4,ENCRYPTED/m.test(pem))
      throw new Error(`TLS_KEY: ${path} is locked with a passphrase; give a key without one, which only this account may read`)
    throw new Error(`TLS_KEY: ${path} holds no private key; it must be a PEM file with a line -----BEGIN PRIVATE KEY-----`)
  }
}

/** Reads a certificate and its key. Throws one sentence when a file cannot be read, holds something else, or the two do not match. */
export function readTls(certPath: string, keyPath: string): Tls {
  const tls = { cert: readPem('TLS_CERT', certPath), key: readPem('TLS_KEY', keyPath) }
  const certificate = certificateIn(tls.cert, certPath)
  if (!certificate.checkPrivateKey(keyIn(tls.key, keyPath)))
    throw new Error(`TLS_CERT and TLS_KEY do not belong together: ${keyPath} is not the key of the certificate in ${certPath}`)
  return tls
}
