import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes (OWASP password storage, first choice). */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (plain: string): Promise<string> => hash(plain, strength)

/** True when `plain` is the password that was hashed. A hash nobody can read matches nothing. */
export const isPassword = (plain: string, hashed: string): Promise<boolean> => verify(hashed, plain).catch(() => false)

const letters = 'abcdefghijkmnpqrstuvwxyz'
const digits = '23456789'

/** A password that can be read aloud: four letters, a dash, four digits, twice. */
export function makePassword(): string {
  const pick = (from: string) => Array.from(randomBytes(4), (byte) => from[byte % from.length]).join('')
  return `${pick(letters)}-${pick(digits)}-${pick(letters)}-${pick(digits)}`
}
