import type { FieldFacts } from '../../../../contract/field'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { delays } from '../../search-select/load-choices'
import { useChoiceTexts } from '../../search-select/use-choice-texts'
import type { GridColumn } from '../column'
import { listOfCell } from '../store/cell-text'
import type { EditedCell, ShownCell } from './cell-type'
import { OptionsCell } from './OptionsCell'
import { ShowOption } from './ShowText'

const SearchSelect = lazyPart(() => import('../../search-select/SearchSelect').then((file) => file.SearchSelect))

const noneKnown = [] as const
/** Where a column is looked through: a dictionary, or a table by `table,text,code`. Nothing where its options are its own. */
const soughtIn = ({ options, dict, dictCode }: GridColumn): string | undefined => (options ? undefined : (dict ?? dictCode))

function ShowSought({ dict, value }: { dict: string; value: unknown }) {
  return useChoiceTexts(dict, listOfCell(value), noneKnown)
    .map(({ text }) => text)
    .join(',')
}

/** What the values of a column that is looked through are called. */
export function ShowSearch(cell: ShownCell) {
  const dict = soughtIn(cell.column)
  return dict === undefined ? <ShowOption {...cell} /> : <ShowSought dict={dict} value={cell.value} />
}

/** One value found by a piece of its text, or several between commas; `sel_search_async` has the server look for each piece. */
export function SearchCell(cell: EditedCell) {
  const { column, value, onChange, onDone, row: _row, typed: _typed, ...input } = cell
  const dict = soughtIn(column)
  if (dict === undefined) return <OptionsCell {...cell} />
  const many = column.multi === true
  const facts: FieldFacts = { kind: many ? 'dicts' : 'dict', label: column.title, required: false, max: 200 }
  const take = (next: unknown) => {
    onChange(listOfCell(next).join(',') || null)
    if (!many) onDone?.()
  }
  return (
    <Suspense>
      <SearchSelect
        {...input}
        {...{ facts, dict }}
        async={column.type === 'sel_search_async'}
        delay={delays.cell}
        value={many ? listOfCell(value) : (value ?? null)}
        onChange={take}
      />
    </Suspense>
  )
}
