import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { OwnLook } from '../../../../contract/list/list-look'
import { droppedOn } from './column-order'
import type { ColumnState } from './use-columns'

/** Widths in px this person has drawn columns to. */
type Widths = Readonly<Record<string, number>>
const noWidths: Widths = {}

/** What is done with the heads of columns. `draw` and `place` stay the same functions: the table makes its columns anew for others. */
export type Heads = {
  readonly widths: Widths
  readonly draw: (column: string, width: number | undefined) => void
  /** Lets a column go on another one, before or behind it. */
  readonly place: (column: string, at: { readonly name: string; readonly isBehind: boolean }) => void
}

/** The heads of a table's columns: what this person likes of them, and how they change it. */
export function useHeads(own: OwnLook, like: (change: OwnLook) => void, columns: ColumnState): Heads {
  const { widths = noWidths } = own
  const here = useRef({ widths, columns })
  useLayoutEffect(() => {
    here.current = { widths, columns }
  }, [widths, columns])
  const draw = useCallback(
    (column: string, width: number | undefined) => {
      const { [column]: _, ...others } = here.current.widths
      like({ widths: width === undefined ? others : { ...others, [column]: width } })
    },
    [like],
  )
  const place = useCallback<Heads['place']>((column, at) => {
    const { shown, choose } = here.current.columns
    const next = droppedOn(shown, column, at)
    if (next !== shown) choose(next)
  }, [])
  return useMemo(() => ({ widths, draw, place }), [widths, draw, place])
}
