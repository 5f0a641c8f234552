import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { words } from './words'
import '../fields/inputs.css'

/** A cell of a sheet that is put right where it is shown, and its line looked at again. */
export function MendCell({ label, value, onMend }: { label: string; value: string; onMend: (text: string) => void }) {
  const say = useSay()
  const [text, setText] = useState(value)
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
