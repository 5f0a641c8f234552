import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Department } from '../../../src/contract/system/department'
import { User } from '../../../src/contract/system/user'
import { systemBehaviours } from '../../../src/server/system/behaviours'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { testPassword } from '../../kit/test-password'

let house: OpenHouse
let boss: Caller & { id: string }
let anna: Caller
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { ...tinyProduct.behaviours, ...systemBehaviours } })
  ;[boss, anna] = [await house.as('boss'), await house.as('anna')]
})
afterAll(() => house.close())

let made = 0
const form = (more: object = {}) => {
  const n = String(++made).padStart(4, '0')
  return {
    username: `new_${n}`,
    realname: `New ${n}`,
    workNo: `N${n}`,
    phone: `1390000${n}`,
    roles: 'role.shelf-a,',
    status: 1,
    password: 'Good-pass-1',
    confirmpassword: 'Good-pass-1',
    ...more,
  }
}
const login = (username: string, password: string) => house.call('POST /sys/login', { username, password })
const add = at('POST', User, 'add')

describe('a new account', () => {
  test('can sign in with the password it was given, which is read back nowhere', async () => {
    const given = form()
    const added = await boss(add, given)
    expect(added).toMatchObject({ success: true, result: { username: given.username, status: '1', roles: ['role.shelf-a'] } })
    expect(await login(given.username, 'Good-pass-1')).toMatchObject({ success: true })
    expect(await login(given.username.toUpperCase(), 'Good-pass-1')).toMatchObject({ success: true })
    for (const call of ['list?username=*new*', `queryById?id=${(added.result as { id: string }).id}`])
      expect(JSON.stringify(await boss(at('GET', User, call)))).not.toMatch(/Good-pass-1|argon2/)
  })

  test('takes roles and departments as existing clients choose them, under the same rules', async () => {
    const place = (await boss(at('POST', Department, 'add'), { departName: 'one' })).result as { id: string }
    const { roles: _, ...given } = form({ selectedroles: 'role.shelf-a,role.shelf-c,', selecteddeparts: `${place.id},` })
    const added = await boss(add, given)
    expect(added).toMatchObject({ success: true, result: { roles: ['role.shelf-a', 'role.shelf-c'], departments: [place.id] } })
    const row: Record<string, unknown> = added.result
    const edited = await boss(at('PUT', User, 'edit'), { ...row, selectedroles: 'role.shelf-c', selecteddeparts: '' })
    expect(edited).toMatchObject({ success: true, result: { roles: ['role.shelf-c'], departments: [] } })
    expect(await boss(at('PUT', User, 'edit'), { id: row.id, selectedroles: 'role.none' })).toMatchObject({
      problems: { roles: { code: 'field.missing-row' } },
    })
  })

  test.each([
    ['nothing', undefined, undefined, { password: { code: 'field.required' } }],
    ['too short', 'Ab-1', 'Ab-1', { password: { code: 'rule.password' } }],
    ['without a digit', 'Abcdefg-', 'Abcdefg-', { password: { code: 'rule.password' } }],
    ['without a sign', 'Abcdefg1', 'Abcdefg1', { password: { code: 'rule.password' } }],
    ['without a letter', '1234567-', '1234567-', { password: { code: 'rule.password' } }],
    ['endless', `Ab1-${'x'.repeat(200)}`, `Ab1-${'x'.repeat(200)}`, { password: { code: 'rule.password' } }],
    ['no text', { a: 1 }, { a: 1 }, { password: { code: 'field.required' } }],
    ['repeated otherwise', 'Good-pass-1', 'Good-pass-2', { confirmpassword: { code: 'login.differ' } }],
  ])('is refused with a password that is %s', async (_, password, confirmpassword, problems) => {
    const given = form({ password, confirmpassword })
    expect(await boss(add, given)).toMatchObject({ success: false, error: 'input.invalid', problems })
    expect((await boss(at('GET', User, `list?username=${given.username}`))).result).toMatchObject({ total: 0 })
  })

  test('leaves no password behind when it is refused for another reason', async () => {
    const given = form({ phone: '12' })
    expect(await boss(add, given)).toMatchObject({ success: false, problems: { phone: { code: 'rule.mobile' } } })
    expect(await boss(add, { ...given, phone: '13900099999' })).toMatchObject({ success: true })
    expect(await boss(add, form({ username: 'x' }))).toMatchObject({ problems: { username: { code: 'rule.username' } } })
    expect(await boss(add, form({ username: { a: 1 } }))).toMatchObject({ problems: { username: { code: 'field.text' } } })
  })

  test("never takes over somebody else's name or password", async () => {
    expect(await boss(add, form({ username: 'ANNA' }))).toMatchObject({ success: false, problems: { username: { code: 'field.taken' } } })
    expect(await boss(add, { ...form({ username: 'anna' }), id: 'user.anna' })).toMatchObject({ success: false, error: 'record.exists' })
    expect(await boss(add, { ...form(), id: 'user.anna' })).toMatchObject({ success: false, error: 'record.exists' })
    expect(await login('anna', 'Good-pass-1')).toMatchObject({ success: false })
    expect(await login('anna', testPassword)).toMatchObject({ success: true })
  })

  test('is made once when the answer was lost', async () => {
    const [given, key] = [form(), { 'x-idempotency-key': uuidv7() }]
    const [one, two] = [await boss(add, given, key), await boss(add, given, key)]
    expect(one).toMatchObject({ success: true })
    expect(two.result).toEqual(one.result)
    expect(await boss(add, { ...given, password: 'Other-pass-1', confirmpassword: 'Other-pass-1' })).toMatchObject({ success: false })
    expect(await login(given.username, 'Good-pass-1')).toMatchObject({ success: true })
  })

  test('may have the name of one that was removed', async () => {
    const given = form()
    const { result } = await boss(add, given)
    expect(await boss(at('DELETE', User, `delete?id=${(result as { id: string }).id}`))).toMatchObject({ success: true })
    expect(await login(given.username, 'Good-pass-1')).toMatchObject({ success: false, error: 'login.wrong' })
    expect(await boss(add, { ...given, password: 'Next-pass-1', confirmpassword: 'Next-pass-1' })).toMatchObject({ success: true })
    expect(await login(given.username, 'Good-pass-1')).toMatchObject({ success: false })
    expect(await login(given.username, 'Next-pass-1')).toMatchObject({ success: true })
  })

  test('is made by nobody who may not', async () => {
    expect(await anna(add, form())).toMatchObject({ status: 403, error: 'access.denied' })
  })
})

describe('a password', () => {
  const change = (username: string, password: string, confirmpassword = password) =>
    boss('PUT /sys/user/changePassword', { username, password, confirmpassword })

  test('is given anew by who may edit users, and ends the sign-ins of its owner', async () => {
    const robert = await house.as('robert')
    expect(await change('robert', 'Fresh-pass-1')).toMatchObject({ success: true })
    expect(await robert('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 })
    expect(await login('robert', testPassword)).toMatchObject({ error: 'login.wrong' })
    expect(await login('robert', 'Fresh-pass-1')).toMatchObject({ success: true })
  })

  test('follows the same rules, and belongs to somebody', async () => {
    expect(await change('robert', 'weak')).toMatchObject({ problems: { password: { code: 'rule.password' } } })
    expect(await change('robert', 'Fresh-pass-2', 'Fresh-pass-3')).toMatchObject({
      problems: { confirmpassword: { code: 'login.differ' } },
    })
    expect(await change('nobody_here', 'Fresh-pass-2')).toMatchObject({ success: false, error: 'record.gone' })
    expect(await change("x' or 1=1", 'Fresh-pass-2')).toMatchObject({ success: false, error: 'record.gone' })
    expect(
      await anna('PUT /sys/user/changePassword', { username: 'boss', password: 'Fresh-pass-2', confirmpassword: 'Fresh-pass-2' }),
    ).toMatchObject({ status: 403 })
  })

  test('is changed by its owner who knows the old one', async () => {
    const ask = (more: object) =>
      anna('PUT /sys/user/updatePassword', {
        username: 'anna',
        oldpassword: testPassword,
        password: 'Mine-pass-1',
        confirmpassword: 'Mine-pass-1',
        ...more,
      })
    expect(await ask({ oldpassword: 'wrong' })).toMatchObject({ problems: { oldpassword: { code: 'login.old-wrong' } } })
    expect(await ask({ confirmpassword: 'x' })).toMatchObject({
      problems: { confirmpassword: { code: 'login.differ' } },
      message: '两次输入的密码不一样！',
    })
    const other = await house.as('anna')
    expect(await ask({})).toMatchObject({ success: true })
    expect(await login('anna', 'Mine-pass-1')).toMatchObject({ success: true })
    expect(await other(at('GET', User, 'list'))).toMatchObject({ status: 401 })
    expect(await anna('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ success: true })
  })
})

describe('freezing', () => {
  test('takes one or several, and numbers as they come', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await boss(add, form())).result as { id: string; username: string }))
    for (const [status, error] of [
      [2, 'login.frozen'],
      ['1', undefined],
    ] as const) {
      expect(await boss('PUT /sys/user/frozenBatch', { ids: `${ids.map((one) => one.id).join(',')},`, status })).toMatchObject({
        success: true,
      })
      for (const { username } of ids) expect((await login(username, 'Good-pass-1')).error).toBe(error)
    }
  })

  test('is refused for oneself, for nonsense, and to who may not', async () => {
    expect(await boss('PUT /sys/user/frozenBatch', { ids: boss.id, status: 2 })).toMatchObject({ success: false, error: 'user.self' })
    for (const input of [
      { ids: boss.id, status: 3 },
      { ids: boss.id },
      { status: 2 },
      { ids: 'a b', status: 2 },
      { ids: [boss.id], status: 2 },
    ]) {
      expect(await boss('PUT /sys/user/frozenBatch', input)).toMatchObject({ success: false, error: 'input.invalid' })
    }
    expect(await boss('PUT /sys/user/frozenBatch', { ids: 'nobody.here', status: 2 })).toMatchObject({
      success: false,
      error: 'record.gone',
    })
    expect(await anna('PUT /sys/user/frozenBatch', { ids: 'user.cathy', status: 2 })).toMatchObject({ status: 403 })
    expect(await login('cathy', testPassword)).toMatchObject({ success: true })
  })

  test('and removing leave one administrator', async () => {
    const { result } = await boss(add, form({ roles: 'role.admin' }))
    const other = result as { id: string; username: string }
    await house.call('POST /sys/login', { username: other.username, password: 'Good-pass-1' })
    expect(await boss(at('PUT', User, 'edit'), { id: boss.id, roles: ['role.looker'] })).toMatchObject({ success: true })
    expect(await boss('GET /sys/user/list')).toMatchObject({ status: 403 })
    const second = await login(other.username, 'Good-pass-1')
    const as = (address: 'PUT /sys/user/edit', body: object) =>
      house.call(address, body, { 'x-access-token': (second.result as { token: string }).token })
    expect(await as('PUT /sys/user/edit', { id: other.id, roles: ['role.looker'] })).toMatchObject({
      success: false,
      error: 'user.last-admin',
    })
    expect(await as('PUT /sys/user/edit', { id: boss.id, roles: ['role.admin'] })).toMatchObject({ success: true })
  })
})

describe('what is taken, or no value at all', () => {
  test.each([
    ['GET /sys/user/checkOnlyUser?username=anna', 'field.taken'],
    ['GET /sys/user/checkOnlyUser?username=Anna', 'field.taken'],
    ['GET /sys/user/checkOnlyUser?username=anna&id=user.anna', undefined],
    ['GET /sys/user/checkOnlyUser?username=free_name', undefined],
    ['GET /sys/user/checkOnlyUser?phone=13800000001', 'field.taken'],
    ['GET /sys/user/checkOnlyUser?email=a@b.example', undefined],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=work_no&fieldVal=W1', 'field.taken'],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=work_no&fieldVal=W1&dataId=user.anna', undefined],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=free_name&dataId=', undefined],
    ['GET /sys/duplicate/check?tableName=sys_role&fieldName=role_code&fieldVal=admin', 'field.taken'],
    ['GET /sys/duplicate/check?tableName=sys_dict&fieldName=dict_code&fieldVal=sex', 'field.taken'],
    ['GET /sys/duplicate/check?tableName=sys_permission&fieldName=perms&fieldVal=paper:add', 'field.taken'],
    ['GET /sys/duplicate/check?tableName=credential&fieldName=hash&fieldVal=x', 'noun.unknown'],
    ['GET /sys/duplicate/check?tableName=user&fieldName=username&fieldVal=x', undefined],
    ['GET /sys/duplicate/check?tableName=user&fieldName=username&fieldVal=anna', 'field.taken'],
    ['GET /sys/duplicate/check?tableName=paper&fieldName=code&fieldVal=none', undefined],
    ['GET /sys/duplicate/check?tableName=paper&fieldName=number&fieldVal=x', 'query.column'],
    ['GET /sys/checkRule/checkByCode?ruleCode=mobile&value=13800000001', undefined],
    ['GET /sys/checkRule/checkByCode?ruleCode=mobile&value=12', 'rule.mobile'],
    ['GET /sys/checkRule/checkByCode?ruleCode=email&value=a%2540b.example', undefined],
    ['GET /sys/checkRule/checkByCode?ruleCode=colour&value=%2525%25', 'rule.colour'],
    ['GET /sys/checkRule/checkByCode?ruleCode=none&value=x', 'rule.none'],
    ['GET /sys/checkRule/checkByCode?ruleCode=constructor&value=x', 'rule.none'],
    ['GET /sys/checkRule/checkByCode?ruleCode=password&value=x', 'rule.none'],
    ['GET /sys/checkRule/checkByCode?ruleCode=mobile', 'input.invalid'],
    ['GET /sys/duplicate/check?tableName=constructor&fieldName=name&fieldVal=x', 'noun.unknown'],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=hash&fieldVal=x', 'query.column'],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=realname&fieldVal=x', 'query.column'],
    ['GET /sys/duplicate/check?tableName=sys_user&fieldName=username%20or%201=1&fieldVal=x', 'query.column'],
    ["GET /sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal='%20or%20''='", undefined],
    ['GET /sys/duplicate/check?tableName=sys_user', 'input.invalid'],
  ] as const)('%s: %s', async (address, error) => {
    const answered = await boss(address)
    expect(answered.success).toBe(error === undefined)
    expect(answered.error).toBe(error)
  })

  test('is told to nobody who may not look', async () => {
    expect(await anna('GET /sys/user/checkOnlyUser?username=boss')).toMatchObject({ status: 403 })
    expect(await anna('GET /sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=boss')).toMatchObject({
      status: 403,
      error: 'access.denied',
    })
    const evelyn = await house.as('evelyn')
    expect(await evelyn('GET /sys/duplicate/check?tableName=paper&fieldName=code&fieldVal=x')).toMatchObject({ error: 'access.denied' })
  })
})

test('a dictionary may be called like something of the language, and everybody can still sign in', async () => {
  const dict = await boss('POST /sys/dict/add', { dictName: 'x', dictCode: 'constructor' })
  expect(dict).toMatchObject({ success: true })
  await boss('POST /sys/dictItem/add', { dictId: (dict.result as { id: string }).id, itemText: 'x', itemValue: 'x', sortOrder: 1 })
  const answered = await login('cathy', testPassword)
  expect((answered.result as { sysAllDictItems: object }).sysAllDictItems).toHaveProperty('constructor', [
    { value: 'x', text: 'x', title: 'x', label: 'x' },
  ])
})
