import { spanOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'

/** A text in which what was typed is marked. */
export function Marked({ text, words, readings }: { readonly text: string; readonly words: string; readonly readings: Readings }) {
  const span = spanOf(text, words, readings)
  if (!span) return text
  const [from, to] = span
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
