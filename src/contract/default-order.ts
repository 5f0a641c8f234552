import type { SortKey } from './query'

type Direction = 'asc' | 'desc'
type KeyOf<Column extends string> = `${Column | 'createTime'} ${Direction}`

/**
 * How the list of a noun opens, until somebody sorts it. Rows that are open stand first, in an order of their own where one is given: those
 * whose `field` holds one of `values`, or, where it is a day that `isComing`, those of today and later. Rows that are equal in all of it
 * stand by their ids.
 */
export type DefaultOrder<Field extends string = string> = {
  readonly open?: { readonly field: Field; readonly by?: readonly KeyOf<Field>[] } & (
    | { readonly values: readonly string[]; readonly isComing?: never }
    | { readonly isComing: true; readonly values?: never }
  )
  readonly by: readonly KeyOf<Field>[]
}

/** A default order with its keys taken apart. `values` is undefined where rows are open that are coming. */
export type ReadOrder = {
  readonly open: { readonly field: string; readonly values: readonly string[] | undefined; readonly keys: readonly SortKey[] } | undefined
  readonly by: readonly SortKey[]
}

function keyOf(words: string): SortKey {
  const [column = '', direction] = words.split(' ')
  return { column, descending: direction === 'desc' }
}

/** The default order of a noun: what it declares, or the newest rows first. */
export function defaultOrderOf({ defaultOrder = { by: ['createTime desc'] } }: { readonly defaultOrder?: DefaultOrder }): ReadOrder {
  const { open, by } = defaultOrder
  return {
    open: open && { field: open.field, values: open.values, keys: (open.by ?? []).map(keyOf) },
    by: by.map(keyOf),
  }
}
