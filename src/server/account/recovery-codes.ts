import { randomBytes } from 'node:crypto'
import type { Vault } from '../auth/vault'

/** Letters and digits nobody takes for others. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const many = 10
/** Five signs, a dash, five signs: 49 bits. */
const half = 5

function makeCode(): string {
  // 248 is the largest multiple of the 31 signs a byte holds: what lies above would make the first signs likelier.
  const bytes: number[] = []
  while (bytes.length < half * 2) bytes.push(...[...randomBytes(half * 2)].filter((byte) => byte < 248))
  const text = bytes
    .slice(0, half * 2)
    .map((byte) => signs[byte % signs.length])
    .join('')
  return `${text.slice(0, half)}-${text.slice(half)}`
}

/** New recovery codes, all different. */
export function makeCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < many) codes.add(makeCode())
  return [...codes]
}

/** What is kept of a recovery code; undefined of a text that is none. Capitals, blanks and dashes make no difference. */
export function printOf(vault: Vault, typed: string): string | undefined {
  const text = typed.toLowerCase().replace(/[\s-]/g, '')
  const isCode = text.length === half * 2 && [...text].every((sign) => signs.includes(sign))
  return isCode ? vault.print(`recovery ${text}`) : undefined
}
