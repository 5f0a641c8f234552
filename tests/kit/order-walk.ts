import type { Resource, Row } from '../../src/contract/resource'
import type { Change } from '../../src/contract/sync/exchange'
import { type OpenDevice, openDevice } from './browser/open-device'
import type { Roll } from './dice'
import { at } from './every-noun'
import { Order, OrderLine, Parcel } from './order-product'
import type { OpenHouse } from './server/open-house'

const nouns = [Order, OrderLine, Parcel]
/** Who reads orders, and by what: of `dora` in both ways. */
const readsBy = {
  boss: { shelves: undefined, suppliers: [] },
  anna: { shelves: ['a', 'open'], suppliers: [] },
  cathy: { shelves: ['c', 'open'], suppliers: [] },
  sue: { shelves: ['open'], suppliers: ['s'] },
  sam: { shelves: ['open'], suppliers: ['t'] },
  dora: { shelves: ['c', 'open'], suppliers: ['t'] },
} as const
export type Who = keyof typeof readsBy
export const people = Object.keys(readsBy) as Who[]

export type Walk = Awaited<ReturnType<typeof openWalk>>

/** Devices of everybody who reads orders, each of which keeps what it is told. */
export async function openWalk(house: OpenHouse) {
  const devices = new Map<Who, OpenDevice>()
  const copies = new Map<Who, Map<string, Row>>()
  const take = (copy: Map<string, Row>, changes: readonly Change[]) => {
    for (const { noun, id, row } of changes) {
      if (row) copy.set(`${noun} ${id}`, row)
      else copy.delete(`${noun} ${id}`)
    }
    return copy
  }
  const device = (who: Who) => devices.get(who) as OpenDevice
  for (const who of people) {
    devices.set(who, await openDevice(house, who))
    copies.set(who, take(new Map(), await device(who).snapshot()))
  }
  const keysIn = (copy: ReadonlyMap<string, Row>) =>
    [...copy.keys()].filter((key) => nouns.some(({ name }) => key.startsWith(`${name} `))).sort()
  const rows = async (who: Who, noun: Resource): Promise<Row[]> => {
    const answered = await device(who).call(at('GET', noun, 'list?pageSize=1000&column=id&order=asc'))
    const { records = [] }: { records?: Row[] } = answered.result ?? {}
    return records
  }
  return {
    device,
    /** What somebody's device is told now, and keeps. */
    async news(who: Who): Promise<readonly Change[]> {
      const changes = await device(who).catchUp()
      take(copies.get(who) ?? new Map(), changes)
      return changes
    },
    kept: (who: Who): string[] => keysIn(copies.get(who) ?? new Map()),
    async copied(who: Who): Promise<string[]> {
      return keysIn(take(new Map(), await (await openDevice(house, who)).snapshot()))
    },
    async listed(who: Who): Promise<string[]> {
      const found: string[] = []
      for (const noun of nouns) found.push(...(await rows(who, noun)).map(({ id }) => `${noun.name} ${id}`))
      return found.sort()
    },
    /** Orders and lines somebody ought to see, by what stands in the orders. */
    async meant(who: Who): Promise<string[]> {
      const { shelves, suppliers }: { shelves: readonly string[] | undefined; suppliers: readonly string[] } = readsBy[who]
      const sees = ({ shelf, supplier }: Row) =>
        shelves === undefined || shelves.includes(String(shelf)) || suppliers.includes(String(supplier))
      const orders = (await rows('boss', Order)).filter(sees).map(({ id }) => id)
      const lines = (await rows('boss', OrderLine)).filter(({ order }) => orders.includes(String(order)))
      return [...orders.map((id) => `order ${id}`), ...lines.map(({ id }) => `order-line ${id}`)].sort()
    },
  }
}

/** Something that happens to some order, or to what belongs to it. */
function happening({ op }: OpenDevice, roll: Roll, step: number) {
  const id = `r${roll(6)}`
  const among = <T>(...some: readonly [T, ...T[]]): T => some[roll(some.length)] ?? some[0]
  const [shelf, supplier] = [among('a', 'b', 'c', 'open'), among('s', 't', '')]
  const line = `${id}.${roll(3)}`
  const make = among(
    () => op('order', id, 'add', { title: `t${step}`, shelf, supplier }),
    () => op('order', id, 'edit', { shelf }, { trunk: 999 }),
    () => op('order', id, 'edit', { supplier }, { trunk: 999 }),
    () => op('order', id, 'edit', { shelf, supplier }, { trunk: 999 }),
    () => op('order-line', line, 'add', { order: id, place: 1, item: `i${step}`, pieces: 1 }),
    () => op('order-line', line, 'remove', {}, { trunk: 999 }),
    () => op('parcel', `${id}.p${roll(2)}`, 'add', { order: id, title: `p${step}` }),
    () => op('parcel', `${id}.p${roll(2)}`, 'edit', { state: among('sent', 'there') }, { trunk: 999 }),
    () => op('order', id, 'remove', {}, { trunk: 999 }),
  )
  return make()
}

/** Has orders move at random for a while, and says what anybody's device, list or first copy then has wrongly. */
export async function wrongAfter({ device, news, kept, copied, listed, meant }: Walk, roll: Roll, steps: number): Promise<string[]> {
  for (let step = 0; step < steps; step++) {
    const boss = device('boss')
    await boss.send(Array.from({ length: 1 + roll(4) }, (_, place) => happening(boss, roll, step * 10 + place)))
    // Some devices stay away for a while.
    for (const who of people) if (roll(3) > 0) await news(who)
  }
  const wrong: string[] = []
  const compare = (what: string, found: readonly string[], expected: readonly string[]) => {
    for (const key of found) if (!expected.includes(key)) wrong.push(`${what} has ${key}`)
    for (const key of expected) if (!found.includes(key)) wrong.push(`${what} lacks ${key}`)
  }
  for (const who of people) {
    await news(who)
    const list = await listed(who)
    compare(`the device of ${who}`, kept(who), list)
    compare(`a new device of ${who}`, await copied(who), list)
    compare(
      `the list of ${who}`,
      list.filter((key) => !key.startsWith('parcel')),
      await meant(who),
    )
  }
  return wrong
}
