import { ChevronsRight, CircleCheck } from 'lucide-react'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './slider-check.css'

const whole = 100

type Props = { /** Once the knob has come to the far end. */ onPass: () => void; disabled?: boolean }

/**
 * Shows that somebody is there: the knob is drawn over the full width. Let go of before, it goes back. A slider like any other, so arrows and
 * the End key do it too.
 */
export function SliderCheck({ onPass, disabled = false }: Props) {
  const say = useSay()
  const [at, setAt] = useState(0)
  const isPassed = at === whole
  // A press on the far end would bring the knob there without a drag.
  const isBeside = useRef(false)
  const press = ({ nativeEvent: { offsetX }, currentTarget: { clientHeight } }: PointerEvent<HTMLInputElement>) => {
    isBeside.current = offsetX > clientHeight
  }
  const move = (to: number) => {
    if (isPassed || isBeside.current) return
    setAt(to)
    if (to === whole) onPass()
  }
  const letGo = () => {
    isBeside.current = false
    if (!isPassed) setAt(0)
  }
  const Knob = isPassed ? CircleCheck : ChevronsRight
  return (
    <div className="slider-check" data-passed={isPassed || undefined} style={{ '--at': at / whole } as CSSProperties}>
      <span className="slider-check-words" role="status">
        {say(isPassed ? words.passed : words.drag)}
      </span>
      <span className="slider-check-knob" aria-hidden>
        <Knob size={20} />
      </span>
      <input
        type="range"
        min={0}
        max={whole}
        step={10}
        value={at}
        disabled={disabled || isPassed}
        aria-label={say(words.drag)}
        aria-valuetext={say(isPassed ? words.passed : words.drag)}
        onChange={(event) => move(Number(event.target.value))}
        onPointerDown={press}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onBlur={letGo}
      />
    </div>
  )
}
