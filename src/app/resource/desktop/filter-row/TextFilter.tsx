import { useEffect, useId, useRef, useState } from 'react'
import { useLatest } from '../../../design/use-latest'
import { useSay } from '../../../language/use-say'
import { filterWords } from '../../list/filter/filter-words'
import { valuesOf } from '../../list/filter-values'
import type { CellProps } from './FilterCell'
import { pastedLines } from './pasted'

/** Milliseconds after the last letter until the table is asked. */
const pause = 250

/** A piece of a text, asked for as it is typed; several lines that are pasted are asked for each as a whole. */
export function TextFilter({ name, filters, set, label }: CellProps) {
  const say = useSay()
  const id = useId()
  const shown = filters[name] ?? ''
  const [draft, setDraft] = useState(shown)
  const [known, setKnown] = useState(shown)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (known !== shown) {
    setKnown(shown)
    setDraft(shown)
  }
  const ask = () => {
    clearTimeout(waiting.current)
    if (draft.trim() !== shown) set({ [name]: draft.trim() || undefined })
  }
  const askLatest = useLatest(ask)
  useEffect(() => {
    if (draft.trim() === shown) return
    waiting.current = setTimeout(askLatest, pause)
    return () => clearTimeout(waiting.current)
  }, [draft, shown, askLatest])
  const lines = valuesOf(shown).length
  return (
    <>
      <label className="for-readers" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="filter-text"
        type="search"
        enterKeyHint="search"
        value={lines > 1 && draft === shown ? say(filterWords.linesAsked, { count: lines }) : draft}
        onFocus={(event) => lines > 1 && event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && ask()}
        // Whoever goes on to somewhere else does so from what they typed, and is not brought back to it a moment later.
        onBlur={ask}
        onPaste={(event) => {
          const pasted = pastedLines(event.clipboardData.getData('text'))
          if (!pasted) return
          event.preventDefault()
          set({ [name]: pasted })
        }}
      />
    </>
  )
}
