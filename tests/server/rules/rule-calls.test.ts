import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLinesIn, wrongBy } from '../../../src/contract/system/rules/check-lines'
import { fits } from '../../../src/server/rules/fits'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
let none: Caller
beforeAll(async () => {
  const role = { code: 'sees_none', name: { zh: '无', en: 'None' }, dataScope: 'all' as const, permissions: [] }
  const product = quietProduct([{ username: 'as_none', roles: [role.code] }])
  house = await openHouse({ ...product, roles: [...product.roles, role] }, quietNow)
  ;[boss, none] = [await house.as('boss'), await house.as('as_none')]
})
afterAll(() => house?.close())

const base = '/jeecg-boot/sys'
const get = (caller: Caller, path: string, query: Record<string, string> = {}): Promise<Answered> =>
  caller(`GET ${base}/${path}?${new URLSearchParams({ ...query, _t: '1764000000' })}` as 'GET /')
const rowsOf = ({ result }: Answered) => (result as { records: (Record<string, string> & { id: string })[] }).records
const errorOf = async (answer: Promise<Answered>) => (await answer).error

describe('fill rules', () => {
  const rule = {
    ruleName: '采购单号',
    ruleCode: 'order_number',
    ruleClass: 'org.jeecg.modules.system.rule.OrderNumberRule',
    ruleParams: '{"prefix":"PO"}',
  }

  test('are kept as existing clients keep them', async () => {
    expect(await boss(`POST ${base}/fillRule/add` as 'POST /', rule)).toMatchObject({ success: true, message: '添加成功！' })
    expect(
      await get(boss, 'duplicate/check', { tableName: 'sys_fill_rule', fieldName: 'rule_code', fieldVal: 'order_number' }),
    ).toMatchObject({
      success: false,
      error: 'field.taken',
    })
    const list = {
      column: 'createTime',
      order: 'desc',
      field: 'id,,ruleName,ruleCode,ruleClass,ruleParams,action',
      pageNo: '1',
      pageSize: '10',
    }
    const [row] = rowsOf(await get(boss, 'fillRule/list', { ...list, ruleCode: '*order*' }))
    expect(row).toMatchObject({ ruleCode: 'order_number', ruleClass: 'OrderNumberRule', ruleParams: '{"prefix":"PO"}' })
    // A whole record comes back, as it was listed.
    expect(
      await boss(`PUT ${base}/fillRule/edit` as 'PUT /', { ...row, ruleName: '单号', ruleClass: 'a.b.OrderNumberRule' }),
    ).toMatchObject({
      success: true,
    })
    expect(rowsOf(await get(boss, 'fillRule/list', list))[0]?.ruleName).toBe('单号')
  })

  test('make a value anew each time', async () => {
    const { result } = await get(boss, 'fillRule/testFillRule', { ruleCode: 'order_number' })
    expect(result).toMatch(/^PO\d{16}$/)
    expect((await none(`PUT ${base}/fillRule/executeRuleByCode/order_number` as 'PUT /', {})).result).toMatch(/^PO\d{16}$/)
    expect((await none(`PUT ${base}/fillRule/executeRuleByCode/order_number` as 'PUT /', { prefix: 'X' })).result).toMatch(/^X\d{16}$/)
  })

  test('make a day, and the next code in a tree', async () => {
    for (const [ruleCode, ruleClass, ruleParams] of [
      ['today', 'DateRule', '{"format":"yyyy/MM/dd"}'],
      ['category_code', 'CategoryCodeRule', null],
      ['org_code', 'OrgCodeRule', null],
    ])
      await boss(`POST ${base}/fillRule/add` as 'POST /', { ruleName: ruleCode, ruleCode, ruleClass, ruleParams })
    const execute = async (code: string, form = {}) => boss(`PUT ${base}/fillRule/executeRuleByCode/${code}` as 'PUT /', form)
    expect((await execute('today')).result).toMatch(/^\d{4}\/\d\d\/\d\d$/)
    await boss(`POST ${base}/category/add` as 'POST /', { pid: '0', name: '一' })
    expect((await execute('category_code', { pid: '0' })).result).toBe('A02')
    const [top] = rowsOf(await get(boss, 'category/rootList'))
    expect((await execute('category_code', { pid: top?.id })).result).toBe(`${top?.code}A01`)
    expect((await execute('org_code', { parentId: 'department.root' })).result).toMatch(/^A01A\d\d$/)
    expect(await errorOf(execute('category_code', { pid: "' or 1=1 --" }))).toBe('input.invalid')
    expect(await errorOf(none(`PUT ${base}/fillRule/executeRuleByCode/org_code` as 'PUT /', {}))).toBe('access.denied')
  })

  test('take no class nobody knows, and no parameters that are no object', async () => {
    for (const wrong of [{ ruleClass: 'java.lang.Runtime' }, { ruleParams: '[1]' }, { ruleParams: '{' }, { ruleCode: "a';--" }])
      expect(await errorOf(boss(`POST ${base}/fillRule/add` as 'POST /', { ...rule, ruleCode: 'other', ...wrong }))).toBe('input.invalid')
    for (const code of ['nobody', 'constructor', "a' or '1'='1"])
      expect(await errorOf(get(boss, 'fillRule/testFillRule', { ruleCode: code }))).toBe('rule.unknown')
  })

  test('are kept by those who may', async () => {
    for (const path of ['fillRule/list', 'fillRule/testFillRule', 'checkRule/list'])
      expect(await errorOf(get(none, path, { ruleCode: 'x' }))).toBe('access.denied')
    expect(await errorOf(none(`POST ${base}/checkRule/add` as 'POST /', {}))).toBe('access.denied')
  })
})

describe('check rules', () => {
  const lines = [
    { digits: '*', pattern: '^.{1,8}$', message: '最多 8 位' },
    { digits: '2', pattern: '[A-Z]+', message: '前两位是字母' },
    { digits: 4, pattern: '\\d{4}', message: '然后四位数字' },
  ]
  const rule = { ruleName: '学号', ruleCode: 'student_no', ruleDescription: '', ruleJson: JSON.stringify(lines) }
  const check = (value: string, caller = none) =>
    get(caller, 'checkRule/checkByCode', { ruleCode: 'student_no', value: encodeURIComponent(value) })

  test('are kept as existing clients keep them', async () => {
    expect(await boss(`POST ${base}/checkRule/add` as 'POST /', rule)).toMatchObject({ success: true })
    expect(
      await get(boss, 'duplicate/check', { tableName: 'sys_check_rule', fieldName: 'rule_code', fieldVal: 'student_no' }),
    ).toMatchObject({
      error: 'field.taken',
    })
    const [row] = rowsOf(await get(boss, 'checkRule/list', { column: 'createTime', order: 'desc', ruleName: '*学*', pageNo: '1' }))
    expect(row).toMatchObject({ ruleCode: 'student_no', ruleJson: rule.ruleJson })
    expect(await boss(`PUT ${base}/checkRule/edit` as 'PUT /', { ...row, ruleDescription: '两位字母和四位数字' })).toMatchObject({
      success: true,
    })
    const added = await boss(`POST ${base}/checkRule/add` as 'POST /', { ...rule, ruleCode: 'goes' })
    const { id } = added.result as { id: string }
    expect(await boss(`DELETE ${base}/checkRule/delete?id=${id}` as 'DELETE /')).toMatchObject({ success: true })
  })

  test.each([
    ['AB1234', undefined],
    ['AB1234XY', undefined],
    ['AB1234XYZ', '最多 8 位'],
    ['ab1234', '前两位是字母'],
    ['AB12', '然后四位数字'],
    ['AB', '然后四位数字'],
    ['A%12', '前两位是字母'],
  ])('says what of %s does not fit, line by line', async (value, message) => {
    expect(await check(value)).toMatchObject(message === undefined ? { success: true } : { success: false, error: 'rule.broken', message })
  })

  test('are known by their code alone', async () => {
    expect(await errorOf(get(none, 'checkRule/checkByCode', { ruleCode: "x' or 1=1", value: 'a' }))).toBe('rule.none')
    expect(await errorOf(get(none, 'checkRule/checkByCode', { ruleCode: 'student_no' }))).toBe('input.invalid')
  })

  test.each([
    '',
    '{}',
    '[]',
    'no json',
    JSON.stringify([{ digits: '*', pattern: '(', message: 'x' }]),
    JSON.stringify([{ digits: '0', pattern: 'a', message: 'x' }]),
    JSON.stringify([{ digits: '*', pattern: 'a' }]),
    JSON.stringify(Array.from({ length: 31 }, () => ({ digits: '*', pattern: 'a', message: 'x' }))),
  ])('are no rule where their lines are none: %s', async (ruleJson) => {
    expect(await errorOf(boss(`POST ${base}/checkRule/add` as 'POST /', { ...rule, ruleCode: 'wrong', ruleJson }))).toBe('input.invalid')
  })

  test('give up a pattern that comes to no end', () => {
    // Not given up, it would be at it for longer than this house stands.
    expect(fits('(a+)+b', 'a'.repeat(60))).toBe(false)
    expect(fits('(a+)+b', 'aab')).toBe(true)
  })

  test('look at every character once, whatever the value', () => {
    const always = checkLinesIn(JSON.stringify([{ digits: 3, pattern: '.*', message: 'x' }])) ?? []
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (value) => wrongBy(always, value, () => true) === undefined))
    const seen: string[] = []
    const parts = checkLinesIn(JSON.stringify([1, 2, 9].map((digits) => ({ digits, pattern: '.*', message: 'x' })))) ?? []
    wrongBy(parts, '园a𠮷b', (_, piece) => seen.push(piece) > 0)
    expect(seen).toEqual(['园', 'a𠮷', 'b'])
  })
})

describe('dictionaries and categories', () => {
  test('are asked whether a value or a code is free', async () => {
    const { id: dictId } = (await boss(`POST ${base}/dict/add` as 'POST /', { dictName: '颜色', dictCode: 'colour', description: '' }))
      .result as { id: string }
    const item = { dictId, itemText: '红', itemValue: 'red', description: '', sortOrder: '1', status: '1' }
    const { id } = (await boss(`POST ${base}/dictItem/add` as 'POST /', item)).result as { id: string }
    expect(await get(boss, 'dictItem/dictItemCheck', { itemValue: 'red', dictId })).toMatchObject({ success: false, error: 'field.taken' })
    expect(await get(boss, 'dictItem/dictItemCheck', { itemValue: 'red', dictId, id })).toMatchObject({ success: true })
    expect(await get(boss, 'dictItem/dictItemCheck', { itemValue: 'blue', dictId })).toMatchObject({ success: true })
    expect((await get(boss, 'dict/treeList')).result).toContainEqual({ key: dictId, value: 'colour', title: '颜色', leaf: true })
    const [top] = rowsOf(await get(boss, 'category/rootList'))
    expect(await get(boss, 'category/checkCode', { pid: '0', code: String(top?.code) })).toMatchObject({ success: false })
    expect(await get(boss, 'category/checkCode', { pid: '0', code: 'Z99' })).toMatchObject({ success: true })
    expect((await get(boss, 'category/loadAllData')).result).toContainEqual(expect.objectContaining({ code: top?.code }))
  })

  test('come with every house: those existing clients ask for by code', async () => {
    const { result } = await get(boss, 'dict/queryAllDictItems')
    for (const code of [
      'rule_conditions',
      'position_rank',
      'activiti_sync',
      'quartz_status',
      'database_type',
      'operate_type',
      'msgType',
      'messageType',
    ])
      expect(result, code).toHaveProperty(code)
    for (const code of [
      'cgform_table_type',
      'ol_form_biz_type',
      'log_type',
      'sex',
      'user_status',
      'valid_status',
      'global_perms_type',
      'msgSendStatus',
      'priority',
      'org_category',
      'yn',
      'del_flag',
      'status',
      'depart_status',
      'tenant_status',
      'urgent_level',
      'bpm_status',
      'perms_type',
      'notice_type',
      'user_position',
      'relation_type',
      'client_type',
    ])
      expect(result, code).toHaveProperty(code)
  })
})
