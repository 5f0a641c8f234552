import { queries } from '../../resource/queries'
import { call } from '../../wire/call'
import { type PageAsked, type PickedPage, type PickedRow, queryOf, type RecordSource } from '../record-picker/record-source'

type ReportOption = { readonly value: string; readonly text: string }

/** What a report popup is drawn from. `customRender` of a column: key into `dictOptions`, whose texts its values have. */
export type ReportConfig = {
  readonly cgRpConfigId: string
  readonly cgRpConfigName: string
  readonly columns: readonly {
    readonly title: string
    readonly dataIndex: string
    readonly sorter?: boolean
    readonly customRender?: string
  }[]
  readonly dictOptions: Readonly<Record<string, readonly ReportOption[] | null>>
}

/** One thing its rows are narrowed by. `mode`: one value, or from and to. `hidden`: `1` stands in the folded part of the search. */
export type ReportQueryItem = {
  readonly field: string
  readonly label: string
  readonly mode: 'single' | 'group'
  readonly view?: string
  readonly hidden?: string
  readonly dictCode?: string
}

/** Values the page around a popup gives it: every row it shows holds them. */
export type ReportParams = Readonly<Record<string, string>>

/** Milliseconds for which popups of one group show what one of them was answered. */
export const kept = 30_000

/**
 * One reading call. Popups of a group ask once for the same, and again when the answer is 30 s old; a popup of no group asks each time. What
 * was answered is forgotten with the sign-in.
 */
function answered<T>(
  groupId: string | undefined,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
  signal?: AbortSignal,
): Promise<T> {
  const read = () => call<T>('GET', path, { query, ...(signal && { signal }) })
  if (!groupId) return read()
  return queries.fetchQuery({ queryKey: ['report', groupId, path, query], staleTime: kept, retry: false, queryFn: read })
}

const api = '/online/cgreport/api'

/** Columns and name of the report of a code, and what it is narrowed by. Throws `WireError`. */
export async function loadReport(code: string, groupId: string | undefined) {
  const config = await answered<ReportConfig>(groupId, `${api}/getRpColumns/${encodeURIComponent(code)}`)
  const items = await answered<readonly ReportQueryItem[]>(groupId, `${api}/getQueryInfo/${encodeURIComponent(config.cgRpConfigId)}`)
  return { config, items }
}

/** The rows of a report, a page at a time. Each parameter goes out as `self_<name>`. */
export function reportSource(id: string, groupId: string | undefined, params: ReportParams): RecordSource {
  const own = Object.fromEntries(Object.entries(params).map(([name, value]) => [`self_${name}`, value]))
  const path = `${api}/getData/${encodeURIComponent(id)}`
  return {
    key: `${path} ${groupId ?? ''} ${JSON.stringify(own)}`,
    // An answer is shared by those of a group, so none of them may break off what another waits for.
    page: (asked: PageAsked, signal) => answered<PickedPage>(groupId, path, { ...queryOf(asked), ...own }, groupId ? undefined : signal),
    byValues: async (valueKey, values): Promise<readonly PickedRow[]> =>
      (await answered<PickedPage>(undefined, path, { ...own, [valueKey]: `${values.join(',')},`, pageNo: 1, pageSize: values.length }))
        .records,
  }
}
