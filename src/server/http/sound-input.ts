import * as z from 'zod/mini'
import { isSound } from '../../contract/check'

/** Whatever a caller says, for what is looked at further on. */
export const anything = z.record(z.string(), z.unknown())

/** What somebody looks for, without the `*` clients of the wire contract put around it. */
export const withoutStars = (text: string): string => text.replace(/^\*+|\*+$/g, '')

/** A text of at most `max` characters that can be stored and compared. */
export const soundText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => isSound(String(text))),
  )

/** Deepest nesting of a body. No form of ours is deeper, and whoever walks more would run out of stack. */
const deepest = 16

/** Whether a body is nested no deeper than anything we ask for. Walks it without calling itself. */
export function isShallow(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return true
}

/** Whether every text of a query or of an address can be stored and compared. */
export const areSound = (given: object): boolean =>
  Object.entries(given).every(([name, value]) => [name, value].flat().every((text) => typeof text !== 'string' || isSound(text)))
