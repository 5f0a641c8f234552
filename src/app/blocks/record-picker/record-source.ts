import { call } from '../../wire/call'

/** A row somebody may choose, as the server lists it. */
export type PickedRow = Readonly<Record<string, unknown>>

/** One page that is asked for. `filters`: by column, empty ones are left out. `keyword` is looked for in any of the columns `within`. */
export type PageAsked = {
  readonly page: number
  readonly size: number
  readonly filters: Readonly<Record<string, string>>
  readonly sort?: { readonly column: string; readonly order: 'asc' | 'desc' }
  readonly keyword?: { readonly text: string; readonly within: readonly string[] }
}

export type PickedPage = { readonly records: readonly PickedRow[]; readonly total: number }

/** Where rows to choose from come from. `key`: what its answers are remembered under; another one begins at the first page. */
export type RecordSource = {
  readonly key: string
  readonly page: (asked: PageAsked, signal: AbortSignal) => Promise<PickedPage>
  /** The rows of values that were chosen before, in any order; those that are gone are left out. */
  readonly byValues: (valueKey: string, values: readonly string[]) => Promise<readonly PickedRow[]>
}

/** What a picker asks beside the page: newest first until somebody sorts. */
export function queryOf({ page, size, filters, sort, keyword }: PageAsked): Record<string, string | number> {
  const { column = 'createTime', order = 'desc' } = sort ?? {}
  const said = keyword?.text.trim()
  const conditions = said && keyword?.within.map((field) => ({ field, rule: 'like', val: said }))
  return {
    ...filters,
    column,
    order,
    pageNo: page,
    pageSize: size,
    ...(conditions && { superQueryParams: encodeURI(JSON.stringify(conditions)), superQueryMatchType: 'or' }),
  }
}

/** Kind of users a picker of records asks for until told otherwise. Lists that know no such kinds pass it over. */
export const usualUserType = '6'

/**
 * Rows of a list call. Chosen values are resolved by the same call: all of them between commas, with one at the end, on a page as large as
 * their number.
 */
export function listSource(url: string, userType: string = usualUserType): RecordSource {
  return {
    key: `${url} ${userType}`,
    page: (asked, signal) => call<PickedPage>('GET', url, { query: { ...queryOf(asked), userType }, signal }),
    async byValues(valueKey, values) {
      const query = { [valueKey]: `${values.join(',')},`, pageNo: 1, pageSize: values.length }
      return (await call<PickedPage>('GET', url, { query })).records
    },
  }
}
