import { Secret, TOTP } from 'otpauth'

/** Seconds a code lasts, and its digits: those of RFC 6238 that every app takes, with the hash that every app knows. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 }
/** So many codes before and after count as well: clocks differ. */
const window = 1
/** Bytes of a secret: as many as the hash has. */
const size = 20

/** A new secret, in the letters of base 32 that apps take from a keyboard. */
export const makeSecret = (): string => new Secret({ size }).base32

/** The step of time a typed code is the code of, about a moment in milliseconds since 1970; undefined where it is none. */
export function stepOf(secret: string, typed: string, timestamp: number): number | undefined {
  const token = typed.replace(/\s/g, '')
  if (!/^[0-9]+$/.test(token)) return undefined
  const app = new TOTP({ ...kind, secret })
  const apart = app.validate({ token, timestamp, window })
  return apart === null ? undefined : app.counter({ timestamp }) + apart
}

/** What a QR code for an app holds. `issuer`: what the app lists it under; `label`: whose it is. */
export const addressOf = (secret: string, about: { readonly issuer: string; readonly label: string }): string =>
  new TOTP({ ...kind, ...about, secret }).toString()
