import { vi } from 'vitest'
import type { ViewRow } from '../../../src/app/resource/row'
import { meets } from '../../../src/contract/list/condition'
import type { QueryRule } from '../../../src/contract/query'
import type { Resource } from '../../../src/contract/resource'

type Call = { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: unknown }
type Param = { field: string; rule: QueryRule; val: string | string[] }
/** What a call is answered with where it is no list: a result, or a refusal. */
type Answer = { readonly result?: unknown; readonly error?: string; readonly values?: object }

const reply = ({ error, result = null, values = {} }: Answer) => {
  const isGood = error === undefined
  const said = { success: isGood, code: isGood ? 200 : 400, message: '', timestamp: 0, result }
  return new Response(JSON.stringify(isGood ? said : { ...said, error, values }), { status: isGood ? 200 : 400 })
}

function listOf({ fields }: Resource, rows: readonly ViewRow[], query: URLSearchParams): Answer {
  const params = JSON.parse(query.get('filterParams') ?? query.get('superQueryParams') ?? '[]') as Param[]
  const match = query.get('superQueryMatchType') === 'or' ? 'some' : 'every'
  const [size, page] = [Number(query.get('pageSize')), Number(query.get('pageNo'))]
  const found = rows.filter((row) => params.length === 0 || params[match](({ val, ...one }) => meets(fields, row, { ...one, value: val })))
  return { result: { records: found.slice((page - 1) * size, page * size), total: found.length } }
}

/**
 * Stands in for the server of one noun: its list, page by page and narrowed by conditions, counts and totals of nothing, and whatever else is called
 * as `others` answers it, which is also told what was asked. `rows` are its rows, to be changed by tests.
 */
export function rowServer(resource: Resource, rows: ViewRow[], others: (call: Call) => Answer | Promise<Answer> = () => ({})) {
  const calls: Call[] = []
  const answerTo = (call: Call): Answer | Promise<Answer> => {
    if (call.path === `${resource.path}/list`) return listOf(resource, rows, call.query)
    if (call.path.endsWith('/list')) return { result: { records: [], total: 0 } }
    if (call.path.endsWith('/queryById')) return { error: 'record.gone' }
    return others(call)
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const url = new URL(address, 'http://here')
    const call = { method, path: url.pathname, query: url.searchParams, body: body ? JSON.parse(body) : undefined }
    calls.push(call)
    return reply(await answerTo(call))
  })
  return { rows, calls }
}
