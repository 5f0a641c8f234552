import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { draft, publish } from '../../kit/browser/notice'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const product = quietProduct([
  { username: 'tina', roles: ['headTeacher'] },
  { username: 'theo', roles: ['teacher'] },
  { username: 'fritz', roles: ['teacher'] },
])
let now = quietNow()
let house: OpenHouse
let boss: Caller
let people: Record<string, Caller & { id: string }>

beforeAll(async () => {
  house = await openHouse(product, () => now)
  boss = await house.as('boss')
  people = { tina: await house.as('tina'), theo: await house.as('theo'), fritz: await house.as('fritz') }
})
afterAll(() => house.close())
beforeEach(() => {
  now = new Date(now.getTime() + 24 * 3_600_000)
})

const idOf = (name: string) => people[name]?.id ?? ''
const count = async (body: object): Promise<number> =>
  ((await boss('POST /sys/annountCement/audience', body)).result as { people: number }).people
const received = async (id: string): Promise<number> =>
  ((await boss(`GET /sys/annountCement/readers?id=${id}`)).result as { total: number }).total
const remind = (id: string) =>
  boss('POST /sys/annountCement/remind', { id }) as Promise<{ success: boolean; error?: string; message: string }>
const words: { notice: string; again?: number }[] = []
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('as many are counted as receive it: everybody, or those of the named who are there and not frozen', async () => {
  const everybody = await count({ msgType: 'ALL' })
  expect(await received(await publish(boss))).toBe(everybody)
  await boss('PUT /sys/user/frozenBatch', { ids: idOf('fritz'), status: 2 })
  const named = [idOf('theo'), idOf('theo'), idOf('fritz'), 'nobody']
  expect(await count({ msgType: 'USER', userIds: named })).toBe(1)
  expect(await received(await publish(boss, { msgType: 'USER', userIds: named.slice(1, 3) }))).toBe(1)
  expect(await count({ msgType: 'ALL' })).toBe(everybody - 1)
  await boss('PUT /sys/user/frozenBatch', { ids: idOf('fritz'), status: 1 })
})

test('groups are the people of each role, and only for those who may write notices', async () => {
  const { all, groups } = (await boss('GET /sys/annountCement/audiences')).result as { all: number; groups: { userIds: string[] }[] }
  expect(all).toBe(await count({ msgType: 'ALL' }))
  const teachers = groups.find(({ userIds }) => userIds.includes(idOf('theo')))
  expect(teachers?.userIds.toSorted()).toEqual([idOf('theo'), idOf('fritz')].toSorted())
  for (const path of ['GET /sys/annountCement/audiences', 'POST /sys/annountCement/audience', 'POST /sys/annountCement/remind'] as const)
    expect(await people.tina?.(path, path.startsWith('POST') ? { id: 'x', msgType: 'ALL' } : undefined)).toMatchObject({
      success: false,
      code: 403,
    })
})

test('those who have not read it are reminded, not again within half an hour, and three times at most', async () => {
  const deaf = house.engine.pokes.listen((poke) => words.push(...(poke.words ?? [])))
  const id = await publish(boss, { msgType: 'USER', userIds: [idOf('tina'), idOf('theo')] })
  await people.tina?.('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
  expect(await remind(id)).toMatchObject({ success: true })
  expect(words.filter(({ again }) => again)).toEqual([{ notice: id, aloud: true, again: 1 }])
  minutesLater(29)
  expect(await remind(id)).toMatchObject({ success: false, error: 'notice.reminded', message: '刚提醒过，1 分钟后可以再提醒' })
  for (const _ of [2, 3]) {
    minutesLater(30)
    expect(await remind(id)).toMatchObject({ success: true })
  }
  minutesLater(30)
  expect(await remind(id)).toMatchObject({ success: false, error: 'notice.reminded-enough' })
  deaf()
})

test('of several who press at once one reminds', async () => {
  const id = await publish(boss)
  const answers = await Promise.all([remind(id), remind(id), remind(id)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['notice.reminded']))
})

test('nobody is reminded of a draft, of what was revoked, is over or has not begun, nor where all have read it', async () => {
  const state = { success: false, error: 'record.state' }
  expect(await remind(await draft(boss))).toMatchObject(state)
  expect(await remind('nothing')).toMatchObject({ success: false, error: 'record.gone' })
  expect(await remind(await publish(boss, { startTime: '2090-01-01 00:00:00' }))).toMatchObject(state)
  const revoked = await publish(boss)
  await boss(`GET /sys/annountCement/doReovkeData?id=${revoked}`)
  expect(await remind(revoked)).toMatchObject(state)
  const read = await publish(boss, { msgType: 'USER', userIds: [idOf('theo')] })
  await people.theo?.('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: read })
  expect(await remind(read)).toMatchObject({ success: false, error: 'notice.all-read' })
  minutesLater(365 * 24 * 60 * 80)
  expect(await remind(await draft(boss))).toMatchObject(state)
})
