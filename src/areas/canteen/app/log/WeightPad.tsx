import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { NumberPad } from '../../../../app/entry/NumberPad'
import { useSay } from '../../../../app/language/use-say'
import { leastWeight } from '../../sample-weight'
import { words } from './log-words'

type Props = { grams: number | null | undefined; onChange: (grams: number | null) => void }

/** Weights that are one press, the least first. */
const usual = [leastWeight, 150, 200, 250] as const
const most = 5000

/** The weight with large keys; the least weight is marked on the scale and is one press itself. */
export function WeightPad({ grams, onChange }: Props) {
  const say = useSay()
  const id = useId()
  // A whole weight that stands there already is replaced by the first digit; one begun is gone on with.
  const [isFresh, setFresh] = useState((grams ?? 0) >= leastWeight)
  const text = grams ? String(grams) : ''
  const enter = (typed: string) => {
    setFresh(false)
    const next = Number(typed.replaceAll(/\D/g, ''))
    if (next <= most) onChange(next || null)
  }
  const isEnough = (grams ?? 0) >= leastWeight
  const tone = isEnough ? 'good' : grams ? 'bad' : undefined
  const side = usual.map((weight) => ({
    name: `${weight} g`,
    face: `${weight} g`,
    chosen: grams === weight,
    press: () => {
      setFresh(true)
      onChange(weight)
    },
  }))
  return (
    <section className="weight-pad">
      <div className="pad-display" data-tone={tone}>
        <input
          id={id}
          inputMode="none"
          autoComplete="off"
          aria-label={say(words.weight)}
          value={text}
          placeholder="—"
          onChange={(event) => enter(event.target.value)}
        />
        <span className="unit">g</span>
      </div>
      <p className="pad-mark" data-tone={tone}>
        <span className="pad-meter" aria-hidden>
          <span style={{ width: `${Math.min(100, ((grams ?? 0) / leastWeight) * 50)}%` }} />
        </span>
        {isEnough && <Check size={16} aria-hidden />}
        {isEnough ? say(words.enough) : say(words.atLeast, { min: leastWeight })}
      </p>
      <NumberPad onDigit={(digit) => enter(isFresh ? digit : text + digit)} onErase={() => enter(text.slice(0, -1))} side={side} />
    </section>
  )
}
