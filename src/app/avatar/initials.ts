import type { Crop } from '../../contract/fields/crop'

/** Colours an avatar may have, as hues: none is near another one. */
export const avatarHues = [205, 160, 30, 340, 265, 95, 15, 235] as const

/** The hue of a row's avatar. It belongs to the row, also when that is renamed, and says nothing. */
export const hueOf = (id: string): number =>
  avatarHues[[...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % avatarHues.length] ?? avatarHues[0]

/** What stands for a face: the last two characters of a Chinese name, else the initials; for a thing its first character. */
export function initialsOf(name: string, crop: Crop = 'square'): string {
  const trimmed = name.trim()
  if (/\p{Script=Han}/u.test(trimmed)) return crop === 'wide' ? ([...trimmed][0] ?? '') : [...trimmed].slice(-2).join('')
  return trimmed
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
