import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAhead } from '../../../src/app/resource/list/ask-ahead'
import { listQuery, readListState } from '../../../src/app/resource/list/list-address'
import { remotePage } from '../../../src/app/resource/list/use-list'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const empty = { success: true, code: 200, message: '', result: { records: [], total: 0, size: 10, current: 1, pages: 0 } }
let asked: URL[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://here'))
    return Promise.resolve(Response.json(empty))
  })
  useSession.setState({ granted: new Set(['*']) })
})
afterEach(() => {
  queries.clear()
  vi.unstubAllGlobals()
})

/** What a table of this address asks for, as it does when it is drawn. */
const drawn = (search: string) =>
  queries.fetchQuery({ ...remotePage(Plant, listQuery(Plant, readListState(Plant, new URLSearchParams(search)))), staleTime: 30_000 })

test('a table finds the rows of its address asked for already', async () => {
  const search = '?page=2&sort=-day'
  askAhead(Plant, search)
  await soon(() => expect(asked).toHaveLength(1))
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ pageNo: '2', column: 'day', order: 'desc' })
  await drawn(search)
  expect(asked).toHaveLength(1)
})

test('rows that stand together are left to the table, which knows how many it draws', async () => {
  askAhead(Plant, '?group=day')
  await drawn('?page=3')
  expect(asked.map((url) => url.searchParams.get('pageNo'))).toEqual(['3'])
})
