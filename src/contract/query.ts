/**
 * How one column is compared. `left_like` means ends with, `right_like` starts with, as the wire contract has it. Beside its ten there is `empty`,
 * whatever the value that comes with it.
 */
export const rulesOfQuery = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le', 'empty'] as const
export type QueryRule = (typeof rulesOfQuery)[number]

export type Condition = { readonly field: string; readonly rule: QueryRule; readonly value: string | readonly string[] }

/** One key rows are ordered by. Where a value is empty its row comes last, and first where the order descends. */
export type SortKey = { readonly column: string; readonly descending: boolean }

/** One page of a list: which rows, in which order, which columns. */
export type ListQuery = {
  readonly page: number
  readonly size: number
  /** What somebody chose to sort by, the first key above all; none means the noun's default order. */
  readonly sorts: readonly SortKey[]
  readonly where: readonly Condition[]
  /** Conditions of the advanced query, joined among themselves by `match`. */
  readonly advanced: { readonly match: 'and' | 'or'; readonly conditions: readonly Condition[] }
  /** Wanted fields; empty means all. */
  readonly fields: readonly string[]
  /** Rows that were removed, instead of those that stand. No caller says so: a call of its own does. */
  readonly removed?: boolean
}

/** A query the product asks by itself: the first rows that meet some conditions, whole, in the order of their noun. */
export const plainQuery = (size: number, where: readonly Condition[] = []): ListQuery => ({
  page: 1,
  size,
  sorts: [],
  where,
  advanced: { match: 'and', conditions: [] },
  fields: [],
})

/** Answer of a list. `total` is exact unless `about` says that it was estimated. */
export type Page<T> = {
  readonly records: readonly T[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
  readonly about?: boolean
}

/** One page of an answer: some of `total` rows. */
export const pageOf = <T>(records: readonly T[], total: number, { size, current }: Pick<Page<T>, 'size' | 'current'>): Page<T> => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
})

/** The same, of rows that are all at hand. */
export const pageAmong = <T>(all: readonly T[], { size, current }: Pick<Page<T>, 'size' | 'current'>): Page<T> =>
  pageOf(all.slice((current - 1) * size, current * size), all.length, { size, current })

/** Page sizes offered, and the largest a caller may ask for. */
export const pageSizes = [10, 20, 30, 100, 300, 1000] as const
export const largestPage = 1000
/** Most keys rows are ordered by at once. */
export const mostSorts = 3
/** Most rows that are changed alike in one transaction. */
export const mostAlike = 200
/** Most values one column is asked for at once, such as the lines somebody pastes. */
export const mostValues = 500
/** Most conditions of one query, and characters of a value one of them compares with. */
export const mostConditions = 50
export const longestValue = 500
/** Columns every noun can be sorted and filtered by, beside its own fields. */
export const keptColumns = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime', 'rev'] as const
