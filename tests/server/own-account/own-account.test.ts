import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnAccount } from '../../../src/contract/account/own-account'
import type { AccountSignIns } from '../../../src/contract/system/account-sign-ins'
import { takeUpload } from '../../../src/server/files/uploaded-file'
import { openTenant } from '../../../src/server/seed/settle'
import { samplePicture } from '../../kit/sample-picture'
import { forgiveAll, holdLock } from '../../kit/server/locked-for'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { testPassword } from '../../kit/test-password'

const product = quietProduct([{ username: 'lili', roles: ['headTeacher'] }])
let house: OpenHouse
let lili: Caller & { token: string; id: string }
beforeAll(async () => {
  house = await openHouse(product)
  const other = { id: 'user.other', username: 'stranger', realname: 'Other', workNo: 'O1', phone: '13700000099', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
})
beforeEach(async () => {
  lili = await house.as('lili')
})
afterAll(() => house.close())

const base = async (by: Caller): Promise<OwnAccount> => (await by('GET /sys/account/base')).result
const plain = ({ phone, email, sex, birthday }: OwnAccount) => ({ phone, email, sex, birthday })
const change = async (by: Caller, more: object) => by('PUT /sys/account/base', { ...plain(await base(by)), ...more })
const personOf = async (username: string) => {
  const found = await house.engine.people.find((await house.as(username)).token)
  if (!found) throw new Error(username)
  return found.person
}
const bring = async (username: string) =>
  takeUpload(house.engine, await personOf(username), { name: 'me.png', bytes: samplePicture(3).bytes, place: 'avatar' })

test('everybody reads their own account, with what their roles and departments are called, whatever else they may read', async () => {
  expect(await base(lili)).toEqual({
    id: 'user.lili',
    username: 'lili',
    realname: 'lili',
    workNo: 'Qlili',
    phone: '13700000003',
    email: null,
    sex: null,
    birthday: null,
    avatar: null,
    roles: [expect.any(String)],
    departments: [expect.any(String)],
  })
  expect(await base(await house.as('nobody'))).toMatchObject({ username: 'nobody', roles: [] })
})

test('sex and birthday are changed without more, a number or an address with the password', async () => {
  expect(await change(lili, { sex: '2', birthday: '1990-05-06' })).toMatchObject({
    success: true,
    result: { sex: '2', birthday: '1990-05-06' },
  })
  const email = 'lili@garden.test'
  expect(await change(lili, { email })).toMatchObject({ problems: { password: { code: 'field.required' } } })
  expect(await change(lili, { email, password: 'Wrong-pass-1' })).toMatchObject({
    problems: { password: { code: 'login.password-wrong' } },
  })
  expect((await base(lili)).email).toBeNull()
  expect(await change(lili, { email, password: testPassword })).toMatchObject({ success: true, result: { email, sex: '2' } })
  expect(await change(lili, { email: '  ', password: testPassword })).toMatchObject({ success: true, result: { email: null } })
})

test('on a device that is signed in no password can be tried out: wrong ones count as at the sign-in, and a right one forgives them', async () => {
  const email = 'lili@garden.test'
  const wrong = () => change(lili, { email: 'somebody@else.test', password: 'Wrong-pass-1' })
  const wrongOld = { username: 'lili', oldpassword: 'Wrong-pass-1', password: 'New-pass-2026', confirmpassword: 'New-pass-2026' }
  await wrong()
  expect(await lili('PUT /sys/user/updatePassword', wrongOld)).toMatchObject({ problems: { oldpassword: { code: 'login.old-wrong' } } })
  expect(await change(lili, { email, password: testPassword })).toMatchObject({ success: true })
  for (const _ of Array(5)) expect(await wrong()).toMatchObject({ problems: { password: { code: 'login.password-wrong' } } })
  await holdLock(house.engine.databases.owner)
  expect(await change(lili, { email: null, password: testPassword })).toMatchObject({ error: 'login.locked' })
  expect(await house.call('POST /sys/login', { username: 'lili', password: testPassword })).toMatchObject({ error: 'login.locked' })
  await forgiveAll(house.engine.databases.owner)
  expect(await change(lili, { email: null, password: testPassword })).toMatchObject({ success: true })
})

test('what is wrong is said at its field, and nothing is changed', async () => {
  const before = await base(lili)
  const password = testPassword
  for (const [given, problems] of [
    [{ phone: '123', password }, { phone: { code: 'rule.mobile' } }],
    [{ phone: null, password }, { phone: { code: 'field.required' } }],
    [{ phone: '13700000000', password }, { phone: { code: 'field.taken' } }],
    [{ email: 'nonsense', password }, { email: { code: 'rule.email' } }],
    [{ sex: '9' }, { sex: { code: 'field.choice' } }],
    [{ birthday: '2026-02-31' }, { birthday: { code: 'field.date' } }],
  ] as const)
    expect(await change(lili, given), JSON.stringify(given)).toMatchObject({ success: false, problems })
  for (const given of [{ phone: ['13700000000'] }, { sex: { a: 1 } }, { birthday: 'x'.repeat(300) }])
    expect(await change(lili, given)).toMatchObject({ success: false, error: 'input.invalid' })
  expect(await base(lili)).toEqual(before)
})

test('nothing else of an account is changed by its owner', async () => {
  const given = { ...plain(await base(lili)), realname: 'Director', roles: ['role.admin'], status: '2', username: 'root', id: 'user.boss' }
  expect(await lili('PUT /sys/account/base', given)).toMatchObject({ success: true })
  expect(await base(lili)).toMatchObject({ id: 'user.lili', realname: 'lili', username: 'lili' })
  expect(await base(await house.as('boss'))).toMatchObject({ id: 'user.boss', realname: 'boss' })
  const { rows } = await sql`select status, roles from "user" where id = 'user.lili'`.execute(house.engine.databases.owner)
  expect(rows).toMatchObject([{ status: '1' }])
  expect(JSON.stringify(rows)).not.toContain('role.admin')
})

test('their picture is one they have brought themselves, and is told at the next sign-in', async () => {
  const name = (avatar: string | null) => lili('PUT /sys/account/avatar', { avatar })
  const path = await bring('lili')
  expect(await name(path)).toMatchObject({ success: true })
  const again = await house.call('POST /sys/login', { username: 'lili', password: testPassword })
  expect(again.result).toMatchObject({ userInfo: { avatar: path } })
  const theirs = await bring('boss')
  const elsewhere = await bring('stranger')
  expect(await name(theirs)).toMatchObject({ problems: { avatar: { code: 'field.file' } } })
  for (const none of [elsewhere, 'avatar/none.png', 'https://pictures.test/1.png', `avatar/${'0'.repeat(36)}/x.png`])
    expect(await name(none), none).toMatchObject({ success: false, error: 'file.gone' })
  expect((await base(lili)).avatar).toBe(path)
  expect(await name(null)).toMatchObject({ success: true })
  expect((await base(lili)).avatar).toBeNull()
})

test('a person sees where they are signed in and ends these one by one, or all but their own', async () => {
  const open = async (): Promise<AccountSignIns> => (await lili('GET /sys/account/signIns')).result
  const [second, third] = [await house.as('lili'), await house.as('lili')]
  const own = (await open()).open.filter(({ isThis }) => isThis)
  expect(own).toHaveLength(1)
  const newest = (await open()).open[0]?.key ?? ''
  expect(await lili('PUT /sys/account/signIns/end', { key: newest })).toMatchObject({ success: true })
  expect([(await third('GET /sys/account/base')).error, (await second('GET /sys/account/base')).success]).toEqual(['session.expired', true])
  expect(await lili('PUT /sys/account/signIns/endOthers')).toMatchObject({ success: true })
  expect((await second('GET /sys/account/base')).error).toBe('session.expired')
  expect((await open()).open).toEqual(own)
})

test("nobody else's sign-in is ended, nor one's own by its key", async () => {
  const boss = await house.as('boss')
  const keyOf = async (by: Caller) =>
    ((await by('GET /sys/account/signIns')).result as AccountSignIns).open.find(({ isThis }) => isThis)?.key ?? ''
  for (const key of [await keyOf(boss), await keyOf(lili)]) {
    expect(await lili('PUT /sys/account/signIns/end', { key })).toMatchObject({ success: true })
    expect(await boss('GET /sys/account/base')).toMatchObject({ success: true })
    expect(await lili('GET /sys/account/base')).toMatchObject({ success: true })
  }
  expect(await lili('PUT /sys/account/signIns/end', { key: "' or 1=1" })).toMatchObject({ error: 'input.invalid' })
})
