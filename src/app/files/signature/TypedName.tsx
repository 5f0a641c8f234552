import { useId, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { words } from '../words'

/** A signature for who cannot draw one: the name is typed, and signed by a press. */
export function TypedName({ onSign }: { onSign: (name: string) => void }) {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState('')
  const sign = () => name.trim() && onSign(name.trim())
  return (
    <div className="signature-typed">
      <label htmlFor={id} className="field-label">
        {say(words.typedName)}
      </label>
      <input
        id={id}
        className="input"
        value={name}
        maxLength={30}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter signs; it must not send the form around it.
          event.preventDefault()
          sign()
        }}
      />
      <BigButton disabled={!name.trim()} onClick={sign}>
        {say(words.signTyped)}
      </BigButton>
    </div>
  )
}
