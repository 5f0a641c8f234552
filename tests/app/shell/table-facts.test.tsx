import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { RecordsScreen } from '../../../src/app/shell/places/RecordsScreen'
import { shortMoment } from '../../../src/app/shell/places/tables/TableNote'
import type { FactsByNoun } from '../../../src/contract/list/table-facts'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const table = (noun: string, titleZh: string, titleEn: string) => ({
  id: noun,
  path: `/${noun}`,
  component: `noun/${noun}`,
  hidden: true,
  meta: { title: titleZh, titleZh, titleEn, icon: 'house' },
})
const menu = [
  {
    id: 'g',
    path: '/g',
    component: 'layouts/RouteView',
    meta: { title: '园子', icon: 'house' },
    children: [table('plant', '植物', 'Plants'), table('stone', '石头', 'Stones')],
  },
]
const stored = (id: string, createTime: string, updateTime: string | null) => ({
  noun: 'plant',
  id,
  by: '',
  gen: 1,
  seq: 1,
  era: '',
  row: { id, rev: 1, scope: 'all', createBy: '', createTime, updateBy: null, updateTime, name: id, day: '2026-09-01' },
})

let engine: Engine
let shown: ReturnType<typeof show>
/** What the server says; undefined where it cannot be reached. */
let answer: FactsByNoun | undefined

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  useSession.setState({ menu, person: { id: 'u1', username: 'u', realname: '张老师' } })
  engine = await lonelyEngine(gardenCatalogue)
  await engine.db.rows.bulkPut([stored('a', '2025-01-02 08:00:00', null), stored('b', '2025-01-01 08:00:00', '2025-03-04 09:10:11')])
  vi.stubGlobal('fetch', () =>
    answer
      ? Promise.resolve(new Response(JSON.stringify({ success: true, code: 200, message: '', result: answer })))
      : Promise.reject(new TypeError('no network')),
  )
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  queries.setDefaultOptions({})
  useSession.setState({ menu: [], person: undefined })
  await engine.stop()
})

const open = () => {
  shown = show(<RecordsScreen />, { product: productOf(gardenCatalogue), engine })
}
const noteOf = (path: string) => [...shown.place.querySelectorAll(`a[href$="${path}"] .table-note > span`)].map((part) => part.textContent)
const lines = () => shown.place.querySelectorAll('.records-chooser a').length

test('each table says how many rows the server has and when one last changed; an empty one says that it is', async () => {
  answer = { plant: { rows: 1234, changed: '2024-05-06 07:08:09' }, stone: { rows: 0, changed: null } }
  engine.status.setState({ online: true })
  open()
  await soon(() => expect(noteOf('/plant')).toEqual(['1,234 行', '2024-05-06 改动']))
  expect(noteOf('/stone')).toEqual(['0 行'])
  speak('en')
  await soon(() => expect(noteOf('/plant')).toEqual(['1,234 rows', 'Changed 2024-05-06']))
})

test('without a network the device counts what it keeps, and says that it does', async () => {
  answer = undefined
  await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready: true })
  engine.status.setState({ ready: true, online: false })
  open()
  await soon(() => expect(noteOf('/plant')).toEqual(['本机 2 行', '2025-03-04 改动']))
})

test('before a table has been copied nothing is said of it, and its way is there all the same', async () => {
  answer = undefined
  engine.status.setState({ online: false })
  open()
  await soon(() => expect(lines()).toBe(2))
  expect(shown.place.querySelector('.table-note')).toBeNull()
})

test('a moment is as short as it is plain', () => {
  const now = '2026-11-23 10:00:00'
  expect(shortMoment('2026-11-23 08:15:01', now)).toBe('08:15')
  expect(shortMoment('2026-02-03 08:15:01', now)).toBe('02-03 08:15')
  expect(shortMoment('2025-11-23 08:15:01', now)).toBe('2025-11-23')
})
