import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One element of ASN.1 in DER: its tag, its length, what is in it. */
function der(tag: number, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside)
  const size = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...inside: Buffer[]) => der(0x30, ...inside)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const moment = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))
const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** A certificate for this machine that vouches for itself (RFC 5280), and its key; both PEM. Good for a day. */
export function selfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))))
  const day = 86_400_000
  const validity = sequence(moment(new Date(Date.now() - day)), moment(new Date(Date.now() + day)))
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const extensions = der(0xa3, sequence(sequence(oid('551d11'), der(0x04, names))))
  const version3 = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const signed = sequence(version3, serial, ecdsaWithSha256, name, validity, name, publicBytes, extensions)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  return { cert: pem(sequence(signed, ecdsaWithSha256, signature)), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** Files for `TLS_CERT` and `TLS_KEY`. */
export async function selfSignedFiles(): Promise<{ cert: string; key: string; drop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-tls-'))
  const pair = selfSigned()
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  await writeFile(cert, pair.cert)
  await writeFile(key, pair.key, { mode: 0o600 })
  return { cert, key, drop: () => rm(folder, { recursive: true, force: true }) }
}
