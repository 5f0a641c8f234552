import { dice } from './dice'

/** A long text of no two parts alike: a database packs what repeats itself, and takes where it is packed what it would refuse as it stands. */
export function endlessText(length: number): string {
  const roll = dice(7)
  return Array.from({ length }, () => roll(36).toString(36)).join('')
}

/** Texts no database keeps: one has a character it does not know, one is half of a character. */
export const unkeptTexts = ['a\0b', '\ud800'] as const
