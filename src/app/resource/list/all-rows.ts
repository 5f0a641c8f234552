import type { Page } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { call } from '../../wire/call'
import type { ViewRow } from '../row'

/** Rows one answer holds at most. */
const together = 1000

/** Rows of a list in its order, page by page from the server: all of them, or the first `most`. `query`: how the list is asked for. */
export async function allRows(
  { path }: Resource,
  query: Readonly<Record<string, string | number>>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly ViewRow[]> {
  const rows: ViewRow[] = []
  for (let pageNo = 1; ; pageNo++) {
    const page = await call<Page<ViewRow>>('GET', `${path}/list`, { query: { ...query, pageNo, pageSize: together } })
    rows.push(...page.records)
    if (page.records.length < together || rows.length >= most) return rows.slice(0, most)
  }
}
