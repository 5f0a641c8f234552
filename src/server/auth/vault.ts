import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Seals and opens secret texts. A sealed text differs each time and cannot be changed unnoticed (AES-256-GCM). `print` answers the same
 * for the same text, and nothing that helps to guess it without the key (HMAC-SHA-256 under a key of its own).
 */
export type Vault = { seal(plain: string): string; open(sealed: string): string; print(plain: string): string }

const version = 'v1'

/** A vault for a key of 32 bytes. `open` answers the empty text for what this key did not seal. */
export function openVault(key: Buffer): Vault {
  const printKey = Buffer.from(hkdfSync('sha256', key, '', 'print', 32))
  return {
    seal(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    print: (plain) => createHmac('sha256', printKey).update(plain).digest('base64url'),
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url')
      if (!sealed.startsWith(`${version}.`) || bytes.length < 28) return ''
      try {
        const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8')
      } catch {
        return ''
      }
    },
  }
}
