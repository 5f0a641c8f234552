import { useEffect, useRef } from 'react'
import type { Problems } from '../../../../contract/check'
import { sentence } from '../../../../contract/error'
import { isEntryId } from '../../../../contract/fields/entries'
import { same } from '../../../../contract/sync/merge'
import type { FieldInputProps } from '../../../fields/field-input'
import { currentLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { EditableGrid } from '../EditableGrid'
import { useSharedGrid } from '../live/use-shared-grid'
import type { GridRow } from '../model/rows'
import type { KeptRow } from '../store/grid-core'
import type { Grid } from '../store/grid-store'
import { useGrid } from '../store/use-grid'
import type { Tool } from '../toolbar/tools'
import '../../../fields/inputs.css'
import { useFieldColumns } from './use-field-columns'

type Entry = Readonly<Record<string, unknown>>

/** Entries as rows. One without an id of its own is told from the others by its place, which is no id an entry may have. */
const rowsOf = (value: unknown): readonly KeptRow[] =>
  (Array.isArray(value) ? (value as Entry[]) : []).map(({ id, ...values }, at) => ({ id: isEntryId(id) ? id : `#${at}`, values }))

const entryOf = ({ id, state, values }: GridRow): Entry => (state !== 'new' && isEntryId(id) ? { id, ...values } : values)

/** The grid holds what the form holds, whichever of the two was changed. */
function useKeptInStep(grid: Grid, { value, onChange }: FieldInputProps): void {
  const known = useRef(value)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    const end = grid.store.subscribe(({ history: { now } }, { history }) => {
      const entries = now === history.now ? known.current : now.rows.map(entryOf)
      if (same(entries, known.current)) return
      known.current = entries
      tell.current(entries)
    })
    return end
  }, [grid])
  useEffect(() => {
    if (same(value, known.current)) return
    known.current = value
    grid.load(rowsOf(value))
  }, [grid, value])
}

/** What the form was told of single cells stands at them. */
function useToldProblems(grid: Grid, inner: Problems = {}): void {
  useEffect(() => {
    const { rows } = grid.store.getState().history.now
    grid.fail(
      Object.entries(inner).flatMap(([name, { code, values }]) => {
        const [at, key = ''] = name.split('.')
        const row = rows[Number(at)]
        return row ? [{ rowId: row.id, key, message: sentence(code, currentLanguage(), values) }] : []
      }),
    )
  }, [grid, inner])
}

const tools: readonly Tool[] = ['add', 'insert', 'remove', 'move', 'undo', 'settings']

function Rows(input: FieldInputProps) {
  const { id, name, facts, value, disabled, inner } = input
  const say = useSay()
  const columns = useFieldColumns(facts.of ?? {})
  const grid = useGrid({ name: 'row', columns, rows: rowsOf(value), readOnly: disabled, most: facts.max })
  useKeptInStep(grid, input)
  useToldProblems(grid, inner)
  useSharedGrid(grid, disabled ? undefined : name)
  return (
    <fieldset id={id} className="plain-set" tabIndex={-1} aria-label={say(facts.label)}>
      <EditableGrid grid={grid} title={say(facts.label)} tools={tools} size="small" />
    </fieldset>
  )
}

/** A list of small records inside a row, or the lines of a document, written in as a grid. */
export function EntriesGrid(input: FieldInputProps) {
  return <Rows key={String(input.disabled === true)} {...input} />
}
