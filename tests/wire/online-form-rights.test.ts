import { afterAll, beforeAll, expect, test } from 'vitest'
import { define } from '../kit/product/made-house'
import { api, get, give, openOnlineHouse, recordsOf } from './online-house'

let house: Awaited<ReturnType<typeof openOnlineHouse>>
let toy = ''
beforeAll(async () => {
  house = await openOnlineHouse()
  toy = (await house.boss(`POST ${api}/form/toy`, { label: 'Bricks' })).result as string
})
afterAll(() => house.close())

/** Every call of the pages that show a form, with a row of it. */
const calls = (code: string) =>
  [
    ...['getColumns', 'getErpColumns', 'getErpFormItem', 'getQueryInfo', 'getData', 'getTreeData', 'getFormItem'].map(
      (call) => `GET ${api}/${call}/${code}`,
    ),
    ...['getFormItemBytbname', 'exportXls', 'exportXlsOld', 'getEnhanceJs', 'subform/list'].map((call) => `GET ${api}/${call}/${code}`),
    `GET ${api}/form/${code}/${toy}`,
    `POST ${api}/form/${code}`,
    `PUT ${api}/form/${code}`,
    `DELETE ${api}/form/${code}/${toy}`,
    `GET ${api}/querySelectOptions?table=made-b-${code}&txt=label&key=id`,
  ] as `GET /${string}`[]

test('whoever may not see a form is told nothing of it by any of its calls, and changes nothing', async () => {
  for (const call of calls('toy'))
    expect(await house.anna(call, call.startsWith('P') ? { id: toy, label: 'Mine' } : undefined), call).toMatchObject({
      success: false,
      error: 'access.denied',
      result: null,
    })
  expect((await get(house.boss, `form/toy/${toy}`)).result).toMatchObject({ label: 'Bricks', rev: 1 })
})

test('another tenant knows no form by the code, the name or the table it has here', async () => {
  for (const code of ['toy', 'made-b-toy', 'made_b_toy'])
    for (const call of calls(code))
      expect(await house.stranger(call, call.startsWith('P') ? { id: toy, label: 'Mine' } : undefined), call).toMatchObject({
        success: false,
        error: 'noun.unknown',
        result: null,
      })
  await define(house.stranger, 'toy', { fields: [{ name: 'label', kind: 'text', zh: '名', en: 'Name' }], title: 'label' })
  expect((await get(house.stranger, 'getData/toy')).result).toMatchObject({ records: [], total: 0 })
  expect(await get(house.stranger, `form/toy/${toy}`)).toMatchObject({ error: 'record.gone' })
})

test('a form is none of the tables of the product or the database', async () => {
  for (const code of [
    'paper',
    'user',
    'sys_user',
    'made-noun',
    'made_noun',
    'pg_user',
    'constructor',
    '__proto__',
    "toy' or 1=1",
    '..%2Ftoy',
  ])
    for (const call of ['getColumns', 'getData', 'getFormItemBytbname'])
      expect(await get(house.boss, `${call}/${encodeURIComponent(code)}`), code).toMatchObject({ success: false, error: 'noun.unknown' })
})

test('nothing of what a form is told or tells is run, and no button does anything', async () => {
  for (const sql of ['(select 1)', 'label;drop table made_b_toy', "label' or 1=1 --"]) {
    const asked = { table: 'made-b-toy', txt: 'label', key: 'id' }
    for (const place of ['table', 'txt', 'key', 'idField', 'pidField', 'condition'])
      expect((await get(house.boss, 'querySelectOptions', { ...asked, [place]: sql })).error, place).toMatch(/^(noun|query|dict)\./)
    expect((await get(house.boss, 'getData/toy', { column: sql, order: 'desc' })).error).toBe('query.column')
    expect((await get(house.boss, 'exportXls/toy', { paramsStr: JSON.stringify({ column: sql }) })).error).toBe('query.column')
  }
  expect(await house.boss(`POST ${api}/doButton`, { formId: 'toy', buttonCode: 'x', dataId: toy })).toMatchObject({
    success: false,
    error: 'online.button',
    message: expect.stringContaining('没有自定义按钮'),
  })
  expect(await house.boss('POST /jeecg-boot/act/process/extActProcess/startMutilProcess', { flowCode: 'x', id: toy })).toMatchObject({
    success: false,
    error: 'online.process',
  })
  expect((await get(house.boss, 'getData/toy')).result).toMatchObject({ total: 1 })
})

test('choices that hang on others are rows this person may see', async () => {
  await house.boss('POST /tiny/desk/paper/add', { id: 'p2', title: 'Another', shelf: 'c' })
  const asked = { table: 'paper', txt: 'title', key: 'id', pidField: 'shelf', pidValue: 'a' }
  expect((await get(house.boss, 'querySelectOptions', asked)).result).toEqual([{ id: 'p1', store: 'p1', label: 'How to build', pid: 'a' }])
  expect((await get(house.anna, 'querySelectOptions', { ...asked, pidValue: 'c' })).result).toEqual([])
})

test('whoever may only look is shown no button that does more, and no input of rows they may not see', async () => {
  await give(house.boss, 'noun.made-b-toy', 'made-b-toy:list', 'made-b-toy:edit')
  expect((await get(house.anna, 'getColumns/toy')).result).toMatchObject({
    hideColumns: ['add', 'addSub', 'import', 'delete', 'batch_delete', 'bpm'],
  })
  expect(await house.anna(`POST ${api}/form/toy`, { label: 'Mine' })).toMatchObject({ status: 403, error: 'access.denied' })
  expect(await house.anna(`DELETE ${api}/form/toy/${toy},`)).toMatchObject({ status: 403, error: 'access.denied' })
  const record = (await get(house.anna, `form/toy/${toy}`)).result as Record<string, unknown>
  expect(await house.anna(`PUT ${api}/form/toy`, { ...record, pieces: '5' })).toMatchObject({ success: true })
})

test('rows within rows are told level by level, and found wherever they lie', async () => {
  const add = async (name: string, within?: string) => (await house.boss(`POST ${api}/form/box`, { name, within })).result as string
  const top = await add('Large')
  const inner = await add('Small', top)
  await add('Tiny', inner)
  await add('Lone')
  expect((await get(house.boss, 'getColumns/box')).result).toMatchObject({
    pidField: 'within',
    hasChildrenField: 'has_child',
    textField: 'name',
  })
  expect((await get(house.boss, 'getFormItem/box')).result).toMatchObject({ head: { isTree: 'Y' } })
  const level = async (query: Record<string, string>) =>
    recordsOf(await get(house.boss, 'getTreeData/box', { column: 'name', order: 'asc', ...query })).map(
      (row) => `${row.name} ${row.has_child}`,
    )
  expect(await level({ within: '0', pageNo: '1', pageSize: '10' })).toEqual(['Large 1', 'Lone 0'])
  expect(await level({ within: top, hasQuery: 'true', has_child: '1' })).toEqual(['Small 1'])
  const open = [{ rule: 'in', type: 'text', val: `${top},${inner}`, field: 'within' }]
  const asked = { superQueryParams: encodeURI(JSON.stringify(open)), superQueryMatchType: 'and', batchFlag: 'true' }
  expect(await level({ ...asked, pageSize: '1' })).toEqual(['Small 1', 'Tiny 0'])
  expect(await level({ within: top, pageNo: '2', pageSize: '10' })).toEqual(['Small 1'])
  expect(await level({ within: '0', name: '*Tiny*' })).toEqual(['Tiny 0'])
  expect(await get(house.boss, 'getTreeData/toy')).toMatchObject({ error: 'query.column' })
})

test('rows go out as a sheet by the query of their list, and come in from one', async () => {
  await house.boss(`POST ${api}/form/toy`, { label: 'Ball', pieces: '3' })
  const sheet = async (query: object) => {
    const { rawPayload, headers } = await house.server.inject({
      url: `${api}/exportXls/toy?${new URLSearchParams({ paramsStr: JSON.stringify(query) })}`,
      headers: { 'x-access-token': house.boss.token },
    })
    expect(headers['content-type']).toContain('spreadsheetml')
    return rawPayload
  }
  const asked = { column: 'id', order: 'desc', field: 'id,,label,action', pageNo: 1, pageSize: 10 }
  const ticked = await sheet({ ...asked, selections: `${toy},` })
  await house.boss(`DELETE ${api}/form/toy/${toy},`)
  const bring = async (file: Buffer) => {
    const form = new FormData()
    form.append('validateStatus', '0')
    form.append('files[]', new Blob([new Uint8Array(file)]), 'toy.xlsx')
    const packed = new Request('http://house', { method: 'POST', body: form })
    const headers = { 'x-access-token': house.boss.token, 'content-type': String(packed.headers.get('content-type')) }
    const payload = Buffer.from(await packed.arrayBuffer())
    return (await house.server.inject({ method: 'POST', url: `${api}/importXls/toy`, headers, payload })).json()
  }
  expect(await bring(ticked)).toMatchObject({ success: true, code: 200, result: null, message: expect.stringContaining('1') })
  expect((await get(house.boss, 'getData/toy', { label: 'Bricks' })).result).toMatchObject({ total: 1 })
  const again = await bring(await sheet({ ...asked, label: 'B*' }))
  expect(again).toMatchObject({ success: true, code: 201, result: expect.stringMatching(/^\/sys\/common\/importReport\//) })
})
