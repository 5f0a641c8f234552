import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { openPeople } from '../../../src/server/auth/people'
import type { Hearer } from '../../../src/server/live/attendance'
import { openSockets } from '../../../src/server/live/sockets'
import { openTenant } from '../../../src/server/seed/settle'
import { makeWorking } from '../../kit/browser/make-working'
import { make } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { statementCount } from '../../kit/server/statement-count'

const staff = Array.from({ length: 30 }, (_, at) => ({ username: `teacher_${at}`, roles: [at % 2 ? 'teacher' : 'headTeacher'] }))
const product = quietProduct(staff)
let house: OpenHouse
let tokens: string[]
beforeAll(async () => {
  house = await openHouse(product, quietNow)
  const boss = await house.as('boss')
  const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
  const teacher = await makeWorking(boss, { userId: 'user.teacher_0' })
  await make(boss, resources.class, { headTeacherId: teacher.id, status: '1' })
  const { people } = house.engine
  tokens = await Promise.all(staff.map(({ username }) => people.open(1, `user.${username}`, 'test')))
  tokens.push(await people.open(2, 'user.other', 'test'))
})
afterAll(() => house.close())

/** The people of the house, remembered by nobody, and how many statements reading them took. */
function forgetful() {
  const { plugin, count } = statementCount()
  const { databases } = house.engine
  const counted = {
    ...databases,
    owner: databases.owner.withPlugin(plugin),
    tenant: (id: number) => databases.tenant(id).withPlugin(plugin),
  }
  return { people: openPeople(counted, product), statements: count }
}

test('thirty sign-ins take as few statements as one, and everybody is who they are alone', async () => {
  const [one, all] = [forgetful(), forgetful()]
  await one.people.findAll(tokens.slice(0, 1))
  const found = await all.people.findAll(tokens.slice(0, 30))
  expect(all.statements()).toBe(one.statements())
  for (const token of tokens.slice(0, 30)) expect(found.get(token)).toEqual(await forgetful().people.find(token))
  const [lead, colleague] = [found.get(tokens[0] ?? '')?.person, found.get(tokens[1] ?? '')?.person]
  expect([...(lead?.keys ?? [])].filter((key) => key.startsWith('class/'))).toHaveLength(1)
  expect([...(colleague?.keys ?? [])].filter((key) => key.startsWith('class/'))).toEqual([])
  expect([lead?.roles, colleague?.roles]).toEqual([['headTeacher'], ['teacher']])
})

test('those of several houses are read together, each from their own', async () => {
  const found = await forgetful().people.findAll([...tokens, 'nobody'])
  expect(found.size).toBe(31)
  expect(found.get(tokens[30] ?? '')?.person).toMatchObject({ tenant: 2, username: 'other_boss' })
})

test('who is remembered costs nothing, and is read anew once forgotten', async () => {
  const { people, statements } = forgetful()
  await people.findAll(tokens)
  const first = statements()
  await people.findAll(tokens)
  expect(statements()).toBe(first)
  people.forget(1)
  expect((await people.findAll(tokens)).size).toBe(31)
  expect(statements()).toBe(first + 3)
})

test('after a role has changed, the sockets of all who listen are looked up together; whoever signed out is let go', async () => {
  const { people, statements } = forgetful()
  const sockets = openSockets({ ...house.engine, people })
  const closed: number[] = []
  const hearer = (at: number): Hearer => ({
    send: () => undefined,
    close: () => void closed.push(at),
    terminate: () => undefined,
    ping: () => undefined,
    bufferedAmount: 0,
  })
  for (const [at, token] of tokens.entries()) {
    const session = await house.engine.people.find(token)
    if (session) sockets.add(hearer(at), session, token)
  }
  await house.engine.people.close(tokens[7] ?? '')
  const before = statements()
  people.forget(1)
  await expect.poll(() => closed).toEqual([7])
  // One for the sign-ins, and two for each of two houses.
  expect(statements() - before).toBe(5)
  sockets.stop()
})
