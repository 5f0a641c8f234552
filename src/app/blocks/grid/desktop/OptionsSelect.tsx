import Select from 'antd/es/select'
import { ListKeys } from '../../../fields/desktop/ListKeys'
import { useSay } from '../../../language/use-say'
import type { EditedCell } from '../cells/cell-type'
import type { GridOption } from '../column'

type Props = { cell: EditedCell; options: readonly GridOption[] }

/** Options as a list below the cell, for mouse and keyboard. */
export function OptionsSelect({ cell: { id, column, value, disabled, invalid, describedBy, onChange, onDone }, options }: Props) {
  const say = useSay()
  const many = column.multi === true || column.type === 'list_multi'
  const chosen = String(value ?? '')
    .split(',')
    .filter(Boolean)
  const mode = column.allowInput ? 'tags' : many ? 'multiple' : undefined
  const take = (next: string | readonly string[] | undefined) => {
    // What is written by hand beside one that was chosen takes its place, unless several may be.
    const values = [next ?? []].flat()
    onChange((many ? values : values.slice(-1)).join(',') || null)
    if (!many) onDone?.()
  }
  return (
    <ListKeys many={many || column.allowInput} startsOpen={onDone !== undefined}>
      {(opening) => (
        <Select<string | readonly string[]>
          id={id}
          aria-label={say(column.title)}
          aria-describedby={describedBy}
          style={{ width: '100%' }}
          mode={mode}
          showSearch={column.allowSearch === false && column.type !== 'sel_search' ? false : { optionFilterProp: 'label' }}
          allowClear
          disabled={disabled}
          status={invalid ? 'error' : undefined}
          placeholder={column.placeholder ?? say('pleaseChoose')}
          notFoundContent={say('noneFound')}
          options={options.map((option) => ({ value: option.value, label: option.text }))}
          value={mode ? chosen : (chosen[0] ?? undefined)}
          onChange={take}
          {...opening}
        />
      )}
    </ListKeys>
  )
}
