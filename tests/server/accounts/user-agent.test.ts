import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const path = '/jeecg-boot/sys/sysUserAgent'
const agency = { userName: 'tina', agentUserName: 'theo', startTime: '2026-03-02 00:00:00', endTime: '2026-03-09 00:00:00', status: '1' }
let house: OpenHouse
let boss: Caller
let tina: Caller
beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'theo', roles: ['teacher'] },
  ]
  house = await openHouse(quietProduct(accounts), quietNow)
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

const asked = (username: string) => boss(`GET ${path}/queryByUserName?userName=${username}`)

test('of whom nobody stands in for it is said that there is none, as an answer and not as a failure of the call', async () => {
  for (const username of ['tina', 'stranger'])
    expect(await asked(username)).toMatchObject({ status: 200, success: false, error: 'record.gone', result: null })
})

test('an agent is named, read and changed by user names', async () => {
  expect(await boss(`POST ${path}/add`, agency)).toMatchObject({ success: true, message: '添加成功！' })
  const { result } = await asked('tina')
  expect(result).toMatchObject(agency)
  const changed = { ...(result as object), agentUserName: 'boss', status: '0', endTime: '2026-03-05 00:00:00' }
  expect(await boss(`PUT ${path}/edit`, changed)).toMatchObject({ success: true, message: '修改成功！' })
  expect((await asked('tina')).result).toMatchObject({ ...agency, agentUserName: 'boss', status: '0', endTime: '2026-03-05 00:00:00' })
})

test('nobody has two, and whoever has one gets no second by adding', async () => {
  expect(await boss(`POST ${path}/add`, agency)).toMatchObject({ success: false, problems: { userId: { code: 'field.taken' } } })
  expect((await asked('tina')).result).toMatchObject({ agentUserName: 'boss' })
})

test.each([
  ['somebody themselves', { agentUserName: 'theo' }, 'agentUserId', 'user-agent.self'],
  ['nobody there is', { agentUserName: 'stranger' }, 'agentUserName', 'field.choice'],
  ['somebody of nobody there is', { userName: 'stranger' }, 'userName', 'field.choice'],
  ['somebody until before it begins', { endTime: '2026-03-01 00:00:00' }, 'endTime', 'user-agent.end'],
  ['somebody for no time at all', { endTime: agency.startTime }, 'endTime', 'user-agent.end'],
] as const)('nobody is given %s for an agent', async (_, wrong, field, code) => {
  const given = { ...agency, userName: 'theo', agentUserName: 'tina', ...wrong }
  expect(await boss(`POST ${path}/add`, given)).toMatchObject({ success: false, problems: { [field]: { code } } })
  expect(await asked('theo')).toMatchObject({ error: 'record.gone' })
})

test('an agent gains no right, and nobody without the right to names one, their own included', async () => {
  expect(await boss(`POST ${path}/add`, { ...agency, userName: 'boss', agentUserName: 'tina' })).toMatchObject({ success: true })
  expect(await tina('GET /sys/user/list')).toMatchObject({ status: 403, error: 'access.denied' })
  expect(await tina(`GET ${path}/queryByUserName?userName=tina`)).toMatchObject({ status: 403, error: 'access.denied' })
  expect(await tina(`POST ${path}/add`, agency)).toMatchObject({ status: 403, error: 'access.denied' })
  expect(await tina(`PUT ${path}/edit`, { ...agency, id: 'user.tina' })).toMatchObject({ status: 403, error: 'access.denied' })
})
