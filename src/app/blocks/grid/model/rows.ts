/** How a row stands beside what was last kept elsewhere. */
export type RowState = 'kept' | 'new' | 'edited'
export type CellValues = Readonly<Record<string, unknown>>
export type GridRow = { readonly id: string; readonly values: CellValues; readonly state: RowState }

/** The rows of a grid, and those taken away that are kept elsewhere. */
export type GridRows = { readonly rows: readonly GridRow[]; readonly removed: readonly string[] }

/** What the id of a row ends in that nobody has kept yet. */
const temporary = '_new'
let made = 0

/** An id for a row that nobody has kept yet. `grid`: tells rows of one grid from those of another on the same page. */
export const temporaryId = (grid: string): string => `${grid}-${++made}${temporary}`

/** Rows as they were kept elsewhere. */
export const keptRows = (rows: readonly { readonly id: string; readonly values: CellValues }[]): GridRows => ({
  rows: rows.map(({ id, values }) => ({ id, values, state: 'kept' })),
  removed: [],
})

const at = ({ rows }: GridRows, id: string): number => {
  const place = rows.findIndex((row) => row.id === id)
  if (place < 0) throw new RangeError(`there is no row ${id}`)
  return place
}

const newRows = (grid: string, values: readonly CellValues[]): GridRow[] =>
  values.map((one) => ({ id: temporaryId(grid), values: one, state: 'new' }))

/** Adds rows so that the first of them stands at `place`, counted from 1; 0 is below all rows, and so is any place beyond. */
export function addRows(of: GridRows, grid: string, values: readonly CellValues[], place = 0): GridRows {
  const before = place === 0 ? of.rows.length : Math.min(place - 1, of.rows.length)
  return { ...of, rows: of.rows.toSpliced(before, 0, ...newRows(grid, values)) }
}

/** Adds rows right below another one. */
export const addBelow = (of: GridRows, grid: string, id: string, values: readonly CellValues[]): GridRows => ({
  ...of,
  rows: of.rows.toSpliced(at(of, id) + 1, 0, ...newRows(grid, values)),
})

/** Brings a row to a place, counted from nought; beyond either end it stands at that end. */
export function moveRow(of: GridRows, id: string, place: number): GridRows {
  const from = at(of, id)
  const row = of.rows[from]
  const to = Math.max(0, Math.min(place, of.rows.length - 1))
  return row && to !== from ? { ...of, rows: of.rows.toSpliced(from, 1).toSpliced(to, 0, row) } : of
}

/** Brings a row one place up or down. */
export const stepRow = (of: GridRows, id: string, step: -1 | 1): GridRows => moveRow(of, id, at(of, id) + step)

const edited = (row: GridRow, values: CellValues): GridRow => ({ ...row, values, state: row.state === 'new' ? 'new' : 'edited' })

/** Writes into cells. A row whose cells already hold that stays as it is. */
export function writeCells(of: GridRows, patches: ReadonlyMap<string, CellValues>): GridRows {
  const rows = of.rows.map((row) => {
    const patch = patches.get(row.id)
    const differs = patch && Object.keys(patch).some((key) => !Object.is(patch[key], row.values[key]))
    return differs ? edited(row, { ...row.values, ...patch }) : row
  })
  return rows.every((row, at) => row === of.rows[at]) ? of : { ...of, rows }
}

/** Cells as somebody else has written them. The row stands beside what is kept elsewhere as it did. */
export function receiveCells(of: GridRows, id: string, values: CellValues): GridRows {
  const there = of.rows.find((row) => row.id === id)
  if (!there || Object.keys(values).every((key) => Object.is(values[key], there.values[key]))) return of
  return { ...of, rows: of.rows.map((row) => (row === there ? { ...row, values: { ...row.values, ...values } } : row)) }
}

/** Counts rows from 1 in their order, in the column that holds their place. */
export const renumber = (of: GridRows, key: string): GridRows =>
  writeCells(of, new Map(of.rows.map(({ id }, place) => [id, { [key]: place + 1 }])))

/**
 * Takes rows away. Those kept elsewhere are remembered, so that they can be deleted there too.
 * @throws where it is told neither an id nor a list of ids.
 */
export function removeRows(of: GridRows, ids: string | readonly string[]): GridRows {
  if (typeof ids !== 'string' && !Array.isArray(ids)) throw new TypeError('rows are removed by an id or a list of ids')
  const gone = new Set([ids].flat())
  const kept = of.rows.filter(({ id, state }) => gone.has(id) && state !== 'new').map(({ id }) => id)
  return { rows: of.rows.filter(({ id }) => !gone.has(id)), removed: [...of.removed, ...kept] }
}
