import { useSay } from '../../../language/use-say'
import type { EditedCell } from './cell-type'
import { textOfTag } from './tag-text'

const given = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** What every text input of a cell has. A cell has no label of its own, so it is called by its column. */
export function useShared({ id, column, disabled, invalid, describedBy }: EditedCell) {
  const say = useSay()
  return {
    id,
    className: 'input grid-input',
    disabled,
    placeholder: column.placeholder,
    'aria-label': say(column.title),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}

export const TextCell = (cell: EditedCell) => (
  <input {...useShared(cell)} value={given(cell.value)} onChange={(event) => cell.onChange(event.target.value || null)} />
)

export const LinesCell = (cell: EditedCell) => (
  <textarea {...useShared(cell)} rows={2} value={given(cell.value)} onChange={(event) => cell.onChange(event.target.value || null)} />
)

export const TagCell = (cell: EditedCell) => (
  <input
    {...useShared(cell)}
    value={given(cell.value)}
    onChange={(event) => cell.onChange(textOfTag(event.target.value, given(cell.value)) || null)}
  />
)
