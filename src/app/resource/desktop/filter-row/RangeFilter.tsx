import Popover from 'antd/es/popover'
import { type ClipboardEvent, useId } from 'react'
import { FieldInput } from '../../../fields/FieldInput'
import { useSay } from '../../../language/use-say'
import { rangeText } from '../../list/filter/range-text'
import { tableWords } from '../table-words'
import type { CellProps } from './FilterCell'
import { pastedLines } from './pasted'
import { SpanChips } from './SpanChips'

/** From and to of what has an order: days, with the spans people ask for most, and numbers. */
export function RangeFilter({ name, facts, filters, set, label }: CellProps) {
  const say = useSay()
  const id = useId()
  const [begin, end] = [filters[`${name}_begin`], filters[`${name}_end`]]
  const isDays = facts.kind === 'date' || facts.kind === 'dateTime' || facts.kind === 'period'
  const input = { ...facts, kind: isDays ? ('date' as const) : ('text' as const), max: 20, required: false, dict: undefined }
  const paste = (event: ClipboardEvent) => {
    const lines = isDays ? undefined : pastedLines(event.clipboardData.getData('text'))
    if (!lines) return
    event.preventDefault()
    set({ [name]: lines })
  }
  const content = (
    <div className="filter-range" onPaste={paste}>
      {(['begin', 'end'] as const).map((side) => (
        <label key={side} htmlFor={`${id}${side}`}>
          <span className="quiet">{say(side === 'begin' ? tableWords.from : tableWords.to)}</span>
          <FieldInput
            id={`${id}${side}`}
            facts={input}
            value={filters[`${name}_${side}`] ?? null}
            onChange={(value) => set({ [`${name}_${side}`]: value === null ? undefined : String(value) })}
          />
        </label>
      ))}
      {isDays && (
        <SpanChips begin={begin} end={end} onSpan={(span) => set({ [`${name}_begin`]: span?.begin, [`${name}_end`]: span?.end })} />
      )}
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomLeft" content={content}>
      <button type="button" className="filter-button" aria-label={label} aria-haspopup="dialog">
        {rangeText(say, begin, end) ?? filters[name]?.replaceAll('\n', ' ') ?? ''}
      </button>
    </Popover>
  )
}
