import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { words } from './words'
import '../fields/inputs.css'

type Props = {
  readonly label: string
  /** What was looked at, and what was written since. */
  readonly value: string
  readonly written: string
  readonly onMend: (text: string) => void
}

/** A cell of a sheet that is put right where it is shown, and its line looked at again. */
export function MendCell({ label, value, written, onMend }: Props) {
  const say = useSay()
  const [text, setText] = useState(written)
  return (
    <form
      className="sheet-mend"
      onSubmit={(event) => {
        event.preventDefault()
        onMend(text.trim())
      }}
    >
      <input className="input" aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />
      <BigButton type="submit" look="quiet" disabled={text.trim() === value.trim()}>
        {say(words.again)}
      </BigButton>
    </form>
  )
}
