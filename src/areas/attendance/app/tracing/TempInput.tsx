import { useId, useState } from 'react'
import { useFace } from '../../../../app/design/face'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Suspense } from '../../../../app/design/Suspense'
import { useSay } from '../../../../app/language/use-say'
import { callWords } from './call-words'

const TempWheel = lazyPart(() => import('./TempWheel').then((file) => file.TempWheel))

/** A temperature as it was typed; undefined of nothing, null of what is none. */
export function readTemp(said: string): number | undefined | null {
  if (said.trim() === '') return undefined
  const value = Number(said.replace('，', '.').replace(',', '.'))
  return value >= 34 && value <= 43 ? Math.round(value * 10) / 10 : null
}

type Props = { said: string; onSay: (said: string) => void }

/** Typed at a desk. */
function TempBox({ said, onSay }: Props) {
  const say = useSay()
  const id = useId()
  const isWrong = readTemp(said) === null
  return (
    <>
      <label className="call-input" htmlFor={id}>
        {say(callWords.temp)}
        <input
          id={id}
          inputMode="decimal"
          value={said}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}e` : undefined}
          onChange={(event) => onSay(event.target.value)}
        />
      </label>
      {isWrong && (
        <p id={`${id}e`} className="call-wrong" role="alert">
          {say(callWords.tempWrong)}
        </p>
      )}
    </>
  )
}

/** Turned by a thumb. */
function TempTurned({ said, onSay }: Props) {
  const say = useSay()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="call-input">
      <span id={id}>{say(callWords.temp)}</span>
      <button type="button" className="call-temp figures" aria-haspopup="dialog" aria-describedby={id} onClick={() => setOpen(true)}>
        {said === '' ? say(callWords.noTemp) : `${said} ℃`}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TempWheel said={said} place={id} onSay={onSay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The temperature a family tells on the telephone. Nothing stands for nobody asked. */
export function TempInput(props: Props) {
  return useFace() === 'desktop' ? <TempBox {...props} /> : <TempTurned {...props} />
}
