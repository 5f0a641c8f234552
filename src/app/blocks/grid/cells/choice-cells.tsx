import { Suspense } from 'react'
import { useFace } from '../../../design/face'
import { lazyPart } from '../../../design/lazy-part'
import { useSay } from '../../../language/use-say'
import { boxValues, isTicked } from '../store/cell-text'
import type { EditedCell } from './cell-type'
import { OptionsPick } from './OptionsPick'
import { useColumnOptions } from './shown-cells'

const OptionsSelect = lazyPart(() => import('../desktop/OptionsSelect').then((file) => file.OptionsSelect))

/** One of several, or several of them between commas. */
export function OptionsCell(cell: EditedCell) {
  const options = useColumnOptions(cell.column)
  const Part = useFace() === 'desktop' ? OptionsSelect : OptionsPick
  return (
    <Suspense fallback={null}>
      <Part cell={cell} options={options} />
    </Suspense>
  )
}

export function BoxCell({ id, column, value, disabled, describedBy, onChange, onDone }: EditedCell) {
  const say = useSay()
  const [yes, no] = boxValues(column)
  const turn = (isOn: boolean) => {
    onChange(isOn ? yes : no)
    onDone?.()
  }
  return (
    <input
      id={id}
      type="checkbox"
      className="grid-box"
      aria-label={say(column.title)}
      aria-describedby={describedBy}
      disabled={disabled}
      checked={isTicked(column, value)}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}

export function RadioCell({ id, column, value, disabled, onChange, onDone }: EditedCell) {
  const say = useSay()
  const options = useColumnOptions(column)
  return (
    <fieldset className="plain-set grid-radios" aria-label={say(column.title)} disabled={disabled}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={value === option.value}
            onChange={() => {
              onChange(option.value)
              onDone?.()
            }}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
