import { shortened } from './shortened'

/** A text cut to so many characters (25); the whole of it is read to those who do not see it, and shown to a mouse that rests on it. */
export function Ellipsis({ text, length }: { text: string; length?: number }) {
  const short = shortened(text, length)
  if (short === text) return text
  return (
    <span title={text}>
      <span aria-hidden>{short}</span>
      <span className="for-readers">{text}</span>
    </span>
  )
}
