import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Label } from '../../../../contract/label'
import type { GridColumn } from '../column'
import { readExtendJson } from '../extend-json'
import { type DisabledBy, isDisabledRow } from '../model/choosing'
import { begin, step, throughout } from '../model/history'
import { type CellValues, type GridRow, type GridRows, keptRows, receiveCells, renumber, writeCells } from '../model/rows'
import { type CellChecks, cellChecks } from './cell-checks'
import type { CellPlace, GridState } from './grid-state'

export type KeptRow = { readonly id: string; readonly values: CellValues }

export type GridOptions = {
  /** Tells its new rows from those of other grids on the page. */
  readonly name: string
  readonly columns: readonly GridColumn[]
  readonly rows: readonly KeptRow[]
  readonly disabledBy?: DisabledBy
  /** Nothing can be changed. */
  readonly readOnly?: boolean
  readonly say: (words: Label, values?: Readonly<Record<string, string>>) => string
  /** Most rows; what would be more is left out. */
  readonly most?: number
}

/** Milliseconds rows that were brought in are shown so. */
const freshFor = 1400

export const emptyState = (rows: readonly KeptRow[]): GridState => ({
  history: begin(keptRows(rows)),
  chosen: new Set(),
  at: undefined,
  corner: undefined,
  draft: undefined,
  failures: new Map(),
  fresh: new Set(),
})

const isWritten = ({ disabled, isOrder, type }: GridColumn): boolean => !disabled && !isOrder && type !== 'normal'

/** What everything done with a grid is built of: its state, and the steps that change its rows. */
export class GridCore {
  readonly store: StoreApi<GridState>
  readonly options: GridOptions
  /** Columns that are shown, in their order. */
  readonly visible: readonly GridColumn[]
  readonly disabledBy: DisabledBy
  readonly readOnly: boolean
  readonly checks: CellChecks
  private readonly orderKey: string | undefined

  constructor(options: GridOptions) {
    this.options = options
    this.store = createStore(() => emptyState(options.rows))
    this.visible = options.columns.filter(({ type }) => type !== 'hidden')
    this.disabledBy = options.disabledBy ?? {}
    this.readOnly = options.readOnly ?? false
    for (const { fieldExtendJson } of options.columns) readExtendJson(fieldExtendJson)
    this.orderKey = options.columns.find(({ isOrder }) => isOrder)?.key
    this.checks = cellChecks(this.store, options.columns, options.say)
  }

  now = (): GridRows => this.store.getState().history.now

  isFrozen = (row: GridRow): boolean => this.readOnly || isDisabledRow(row.values, this.disabledBy)

  /** Whether a cell may be written in. */
  mayWrite = (row: GridRow | undefined, column: GridColumn | undefined): boolean =>
    row !== undefined && column !== undefined && isWritten(column) && !this.isFrozen(row) && (!column.fixed || row.state === 'new')

  /** Columns that are written in, with how far each stands from the first. */
  written = (columns: readonly GridColumn[]): readonly { readonly column: GridColumn; readonly at: number }[] =>
    columns.flatMap((column, at) => (isWritten(column) ? [{ column, at }] : []))

  freshValues = (): CellValues => Object.fromEntries(this.options.columns.map(({ key, defaultValue }) => [key, defaultValue ?? null]))

  /** How many of so many rows there is still room for. */
  room = (wanted: number): number => Math.max(0, Math.min(wanted, (this.options.most ?? Number.POSITIVE_INFINITY) - this.now().rows.length))

  /** One step further, that can be taken back. Rows are counted anew where a column counts them. */
  take(next: GridRows): void {
    const { history, at, corner } = this.store.getState()
    if (Object.is(next, history.now)) return
    const lines = this.orderKey ? renumber(next, this.orderKey) : next
    const last = lines.rows.length - 1
    const held = (place: CellPlace | undefined) => (place && last >= 0 ? { ...place, row: Math.min(place.row, last) } : undefined)
    this.store.setState({ history: step(history, lines), at: held(at), corner: held(corner) })
  }

  /** Rows came, went or changed places. */
  takeRows(next: GridRows): void {
    this.take(next)
    this.checks.rowsChanged()
  }

  /** Cells were written. Rows that may not be written in stay as they were. */
  takeCells(next: GridRows, ids: readonly string[], keys: readonly string[]): void {
    // A cell that was left as it was is no step to go back.
    if (next !== this.now()) this.take(this.asFixed(this.asFrozen(next), keys))
    this.checks.written(new Set(ids), new Set(keys))
  }

  /**
   * What somebody else has written into a row, as it comes from another device: it takes part in no step back of one's own, and checks are made
   * anew. A cell that is being written in here keeps what is written until that is done. A row that is not here is passed over.
   */
  receive = (id: string, values: CellValues): void => {
    const { history } = this.store.getState()
    const next = throughout(history, (rows) => receiveCells(rows, id, values))
    if (next.now === history.now) return
    this.store.setState({ history: next })
    this.highlight([id])
    this.checks.written(new Set([id]), new Set(Object.keys(values)))
  }

  /** The same, with rows that may not be written in as they are. */
  private asFrozen(next: GridRows): GridRows {
    const frozen = new Map(
      this.now()
        .rows.filter(this.isFrozen)
        .map((row) => [row.id, row]),
    )
    return frozen.size > 0 ? { ...next, rows: next.rows.map((row) => frozen.get(row.id) ?? row) } : next
  }

  /** The same, with what is written once as it was in rows that are kept elsewhere. */
  private asFixed(next: GridRows, keys: readonly string[]): GridRows {
    const fixed = this.options.columns.filter((column) => column.fixed && keys.includes(column.key)).map(({ key }) => key)
    if (fixed.length === 0) return next
    const before = new Map(this.now().rows.map((row) => [row.id, row.values]))
    const kept = next.rows.flatMap(({ id, state }) => {
      const was = state === 'new' ? undefined : before.get(id)
      return was ? [[id, Object.fromEntries(fixed.map((key) => [key, was[key]]))] as const] : []
    })
    return writeCells(next, new Map(kept))
  }

  /** The cell one stands at. */
  standing(): { readonly row: GridRow; readonly column: GridColumn } | undefined {
    const { at } = this.store.getState()
    const [row, column] = [at && this.now().rows[at.row], at && this.visible[at.column]]
    return row && column && { row, column }
  }

  highlight(ids: readonly string[]): void {
    this.store.setState({ fresh: new Set(ids) })
    setTimeout(() => this.store.setState({ fresh: new Set() }), freshFor)
  }
}
