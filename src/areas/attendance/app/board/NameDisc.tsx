import type { CSSProperties } from 'react'
import '../marks.css'

const hues = [205, 160, 30, 340, 265, 95, 15, 235]

/** What stands for a face: the last two characters of a Chinese name, else the initials. */
export function initialsOf(name: string): string {
  const trimmed = name.trim()
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join('')
  return trimmed
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

const hueOf = (id: string): number =>
  hues[[...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues.length] ?? 205

/** A child's calm coloured disc. The colour belongs to the child and says nothing. */
export function NameDisc({ id, name }: { id: string; name: string }) {
  return (
    <span className="name-disc" aria-hidden style={{ '--hue': hueOf(id) } as CSSProperties}>
      {initialsOf(name)}
    </span>
  )
}
