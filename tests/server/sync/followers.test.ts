import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Catalogue } from '../../../src/contract/catalogue'
import { date, optional, ref, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { systemPerson } from '../../../src/server/auth/system-person'
import type { Product } from '../../../src/server/product'
import { runOwn } from '../../../src/server/sync/run-batch'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Paper, tinyCatalogue, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    flag: typeof Flag
    pin: typeof Pin
  }
}

const listed = { title: 'title', list: ['title'], search: ['title'], form: [['title']], offline: 'write' } as const
const title = text('标题', 'Title', { max: 40 })

/** Stuck on a paper: goes along with it while it is up, until its last day. */
const Flag = defineResource({
  ...listed,
  name: 'flag',
  label: label('旗', 'Flag'),
  path: '/tiny/desk/flag',
  scope: { follows: 'paper', while: { state: ['up', 'half'] }, until: 'last' },
  fields: {
    title,
    paper: ref('paper', '纸', 'Paper'),
    state: text('状态', 'State', { max: 10, initial: 'up' }),
    last: optional(date('最后', 'Last day')),
  },
})
/** Holds a flag, whatever becomes of it. */
const Pin = defineResource({
  ...listed,
  name: 'pin',
  label: label('针', 'Pin'),
  path: '/tiny/desk/pin',
  scope: { follows: 'flag' },
  fields: { title, flag: ref('flag', '旗', 'Flag') },
})

const catalogue: Catalogue = { ...tinyCatalogue, resources: { ...tinyCatalogue.resources, flag: Flag, pin: Pin } }
const product: Product = {
  ...tinyProduct,
  catalogue,
  roles: tinyProduct.roles.map((role) =>
    role.code.startsWith('shelf-') ? { ...role, permissions: [...role.permissions, 'flag:*', 'pin:*'] } : role,
  ),
}

let house: OpenHouse
let boss: OpenDevice
beforeAll(async () => {
  house = await openHouse(product, () => new Date('2026-03-02T08:00:00+08:00'))
  boss = await openDevice(house, 'boss')
})
afterAll(() => house.close())

let papers = 0
let paper: string
beforeEach(async () => {
  paper = `paper${++papers}`
  await boss.send([boss.op('paper', paper, 'add', { title: 'plan', shelf: 'a' })])
})

const seenBy = async (username: string, noun: typeof Flag | typeof Pin): Promise<string[]> => {
  const call = await house.as(username)
  const { records } = (await call(at('GET', noun, 'list?pageSize=100'))).result as { records: { id: string }[] }
  return records.map(({ id }) => id)
}
const shelfTo = (shelf: string) => boss.send([boss.op('paper', paper, 'edit', { shelf }, { trunk: 1 })])

describe('rows that follow another', () => {
  test('are seen by whoever sees that one, from the first', async () => {
    await boss.send([
      boss.op('flag', `${paper}.f`, 'add', { title: 'red', paper }),
      boss.op('pin', `${paper}.p`, 'add', { title: 'x', flag: `${paper}.f` }),
    ])
    expect(await seenBy('anna', Flag)).toContain(`${paper}.f`)
    expect(await seenBy('anna', Pin)).toContain(`${paper}.p`)
    expect(await seenBy('cathy', Flag)).not.toContain(`${paper}.f`)
  })

  test('go along when it comes into other hands, and so do those that follow them', async () => {
    await boss.send([
      boss.op('flag', `${paper}.f`, 'add', { title: 'red', paper }),
      boss.op('pin', `${paper}.p`, 'add', { title: 'x', flag: `${paper}.f` }),
    ])
    const cathy = await openDevice(house, 'cathy')
    await shelfTo('c')
    const told = (await cathy.catchUp()).map(({ noun, id }) => `${noun} ${id}`)
    expect(told).toEqual(expect.arrayContaining([`flag ${paper}.f`, `pin ${paper}.p`]))
    expect(await seenBy('anna', Flag)).not.toContain(`${paper}.f`)
    expect(await seenBy('anna', Pin)).not.toContain(`${paper}.p`)
  })

  test('stay where they were once they are over: by their state, or by their day', async () => {
    const flag = (name: string, values: object) => boss.op('flag', `${paper}.${name}`, 'add', { title: name, paper, ...values })
    await boss.send([
      flag('half', { state: 'half' }),
      flag('down', { state: 'down' }),
      flag('today', { last: '2026-03-02' }),
      flag('yesterday', { last: '2026-03-01' }),
    ])
    await shelfTo('c')
    const own = async (username: string) => (await seenBy(username, Flag)).filter((id) => id.startsWith(`${paper}.`)).sort()
    expect(await own('cathy')).toEqual([`${paper}.half`, `${paper}.today`])
    expect(await own('anna')).toEqual([`${paper}.down`, `${paper}.yesterday`])
  })

  test('go where it ends when it changes hands twice in one transaction', async () => {
    await boss.send([boss.op('flag', `${paper}.f`, 'add', { title: 'red', paper })])
    await runOwn(house.engine, systemPerson(1), async (ctx) => {
      await ctx.put(Paper, paper, { shelf: 'c' })
      ctx.afterBatch('last', (later) => later.put(Paper, paper, { shelf: 'b' }))
    })
    expect(await seenBy('cathy', Flag)).not.toContain(`${paper}.f`)
    expect(await seenBy('anna', Flag)).not.toContain(`${paper}.f`)
  })

  test('follow one that is named in a field of theirs: anything else is no noun', () => {
    const follow = () =>
      defineResource({
        ...listed,
        name: 'pin',
        label: label('针', 'Pin'),
        path: '/tiny/desk/pin',
        scope: { follows: 'title' },
        fields: { title },
      })
    expect(follow).toThrow('pin: title names no row to follow')
  })
})
