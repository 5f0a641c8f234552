import { defaultOrderOf } from '../default-order'
import type { Resource } from '../resource'
import { compareValues, firstOf } from './compare'

type Placed = Pick<Resource, 'placedBy' | 'defaultOrder'>
type PlacedRow = { readonly id: string; readonly [field: string]: unknown }

/** The order of rows below the same one: by their places where the noun has such, then as its list opens. */
export function inTreeOrder({ placedBy, defaultOrder }: Placed): (one: PlacedRow, two: PlacedRow) => number {
  const keys = [
    ...(placedBy === undefined ? [] : [{ column: placedBy, descending: false }]),
    ...(defaultOrder ? defaultOrderOf({ defaultOrder }).by : []),
    { column: 'id', descending: false },
  ]
  return firstOf(
    keys.map(
      ({ column, descending }) =>
        (one, two) =>
          (descending ? -1 : 1) * compareValues(one[column], two[column]),
    ),
  )
}

/** A number between the two neighbours of a place; undefined where none is free. Neither is there at an end. `scale`: places after the point. */
export function placeBetween(before: number | null | undefined, after: number | null | undefined, scale: number): number | undefined {
  if (before === null || after === null) return undefined
  if (before === undefined && after === undefined) return 1
  if (after === undefined) return Math.floor(before as number) + 1
  if (before === undefined) return after > 1 ? Math.ceil(after) - 1 : undefined
  const factor = 10 ** scale
  const between = Math.floor(((before + after) / 2) * factor) / factor
  return between > before && between < after ? between : undefined
}
