import type { ViewRow } from '../../src/app/resource/row'
import { type Entry, entriesOf } from '../../src/app/search/find/entries'
import { findAll } from '../../src/app/search/find/hits'
import { resources } from '../../src/areas/areas'
import type { Resource } from '../../src/contract/resource'
import { folded } from '../../src/contract/search/folded'
import { searchKeysOf } from '../../src/contract/search/matching'
import { readings } from '../../src/contract/search/readings'
import { type Bench, bareTime, type Figure, time } from './figure'
import { median } from './measure'

const count = 20_000
const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗单解仇曾'
const given = '梦涵子轩欣怡浩宇诗雨佳明思远嘉懿沐瑶玥彧堃璟翀知夏宸辰亦'
const typed = ['z', 'zmh', 'zhumeng', '朱', '梦涵', '138', '0012', 'xiaoyi', 'nobody', 'shanx']

const signOf = (signs: string, at: number) => signs[at % signs.length] ?? ''
const rows = Array.from({ length: count }, (_, at) => ({
  id: `g${at}`,
  rev: 1,
  name: signOf(surnames, at) + signOf(given, at * 7) + signOf(given, at * 13 + Math.trunc(at / 31)),
  phone: `138${String(at).padStart(8, '0')}`,
}))

/** Half as many children as there are guardians, two to each. */
const children = Array.from({ length: count / 2 }, (_, at) => ({ id: `c${at}`, rev: 1, name: rows[at]?.name ?? '', studentNo: `S${at}` }))
const links = rows.map(({ name, phone }, at) => ({
  id: `l${at}`,
  rev: 1,
  guardianId: `g${at}`,
  childId: `c${Math.trunc(at / 2)}`,
  name,
  phone,
}))

async function measure(): Promise<Figure[]> {
  const { guardian: resource, child, 'child-guardian': lead } = resources
  const all = (of: Resource, rows: readonly ViewRow[]) => entriesOf(of, rows, readings, [], () => false)
  const families = { child: await all(child, children), 'child-guardian': await all(lead, links) }
  const began = performance.now()
  const entries = (await all(resource, rows)) ?? []
  const built = performance.now() - began
  const known: Readonly<Record<string, readonly Entry[] | undefined>> = { ...families, guardian: entries }
  const again = performance.now()
  await entriesOf(resource, rows.with(7, { ...rows[7], id: 'g7', rev: 2, name: '朱梦涵', phone: '1' }), readings, entries, () => false)
  const changed = performance.now() - again
  const nouns = [resource, child].map((one) => ({ resource: one, address: (id: string) => id }))
  const screens = [
    {
      node: { path: '/', title: { zh: '今日', en: 'Today' }, icon: '', outside: false, url: undefined, children: [] },
      keys: searchKeysOf(['今日', 'Today'], readings),
    },
  ]
  const find = (words: string) =>
    findAll({ nouns, leads: [lead], screens, entries: (noun) => known[noun], asked: {}, readings }, folded(words))
  const answers = typed.flatMap((words) =>
    Array.from({ length: 11 }, () => {
      const start = performance.now()
      find(words)
      return performance.now() - start
    }),
  )
  return [
    time(`an answer over ${count} names and their children, middle of ${answers.length}`, median(answers), 50),
    time('the slowest of them', Math.max(...answers), 50),
    time('one name that is another from now on', changed, 50),
    bareTime('reading how all of them are typed, once, in slices', built),
  ]
}

/** What it costs a device to answer whoever types. */
export const findAnything: Bench = { name: 'find', says: 'what is typed, looked for among everything on a device', run: measure }
