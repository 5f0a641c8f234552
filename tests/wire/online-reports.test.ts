import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../src/areas/areas'
import { product } from '../../src/product'
import { codeOfReport, reportsByCode } from '../../src/server/report/served-reports'
import { make } from '../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const api = '/jeecg-boot/online/cgreport/api'
const sees = { code: 'sees', name: { zh: '看', en: 'Sees' }, dataScope: 'all' as const, permissions: ['class:list', 'illness:list'] }

let house: OpenHouse
let boss: Caller & { readonly token: string }
let nobody: Caller
beforeAll(async () => {
  const quiet = quietProduct([{ username: 'sees', roles: ['sees'] }])
  house = await openHouse({ ...quiet, roles: [...quiet.roles, sees] }, quietNow)
  ;[boss, nobody] = [await house.as('boss'), await house.as('nobody')]
  await make(boss, resources['school-day'], { date: '2026-03-02', isOpen: true, mealServed: true })
  for (const name of ['小一班', '小二班']) {
    const { id } = await make(boss, resources.class, { name, status: '1', gradeLevel: '1' })
    await make(boss, resources.enrolment, { classId: id, beginDate: '2026-02-01', endDate: null })
  }
})
afterAll(() => house.close())

const get = (caller: Caller, path: string, query: Record<string, string> = {}): Promise<Answered> =>
  caller(`GET ${api}/${path}?${new URLSearchParams({ ...query, _t: '1764000000' })}` as 'GET /')
type Table = {
  readonly columns: readonly { readonly title: string; readonly dataIndex: string; readonly isTotal: string }[]
  readonly data: { readonly records: readonly Record<string, unknown>[]; readonly total: number }
}
const tableOf = async (code: string, query: Record<string, string> = {}) =>
  (await get(boss, `getColumnsAndData/${code}`, query)).result as Table

describe('the page of an online report', () => {
  test('is told what the report is asked for', async () => {
    expect((await get(boss, 'getParamsInfo/attendance-month')).result).toEqual([
      { paramName: 'class' },
      { paramName: 'month' },
      { paramName: 'until' },
    ])
    expect((await get(boss, 'getQueryInfo/attendance-month')).result).toMatchObject([
      { field: 'class', label: '班级', mode: 'single', view: 'search', sql: 'class,name,id' },
      { field: 'month', label: '月份', mode: 'single', view: 'text' },
      { field: 'until', mode: 'single', view: 'date' },
    ])
    expect((await get(boss, 'getQueryInfo/class')).result).toContainEqual(expect.objectContaining({ field: 'name' }))
  })

  test('says in words what it has to be asked for first', async () => {
    for (const call of ['getColumnsAndData', 'exportManySheetXls'])
      expect((await get(boss, `${call}/attendance-month`)).message, call).toBe('班级：不能为空；月份：不能为空')
  })

  test('has columns, rows and their totals in its last line', async () => {
    const said = await get(boss, 'getColumnsAndData/attendance-today', { self_date: '2026-03-02', pageNo: '1', pageSize: '10' })
    expect(said.result).toMatchObject({ cgreportHeadName: expect.any(String), dictOptions: {}, fieldHrefSlots: [], isGroupTitle: false })
    const { columns, data } = said.result as Table
    expect(columns[0]).toMatchObject({ title: '班级', dataIndex: 'c0', align: 'center', fieldType: 'String', isTotal: '0' })
    expect(data.records.map(({ c0 }) => c0)).toEqual(['小一班', '小二班', '合计'])
    expect(data.total).toBe(3)
  })

  test('takes pages and an order, and leaves the totals last', async () => {
    const names = async (query: Record<string, string>) =>
      (await tableOf('attendance-today', { date: '2026-03-02', ...query })).data.records.map(({ c0 }) => c0)
    expect(await names({ column: 'c0', order: 'asc' })).toEqual(['小二班', '小一班', '合计'])
    expect(await names({ column: 'c0', order: 'desc', pageSize: '2', pageNo: '2' })).toEqual(['合计'])
    expect(await names({ column: "c0' or 1=1", order: 'x' })).toEqual(['小一班', '小二班', '合计'])
  })

  test('takes what somebody types over what its address says', async () => {
    const of = (query: Record<string, string>) => get(boss, 'getColumnsAndData/canteen-papers', query)
    const days = { self_from: '2026-03-01', self_to: '2026-03-02', self_form: '' }
    expect(await of({ ...days, from: '2026-03-09' })).toMatchObject({ success: false, problems: { to: { code: 'field.order' } } })
    expect(await of({ onlRepUrlParamStr: 'from=2026-03-01&to=wrong' })).toMatchObject({ problems: { to: { code: 'field.date' } } })
    expect(await get(boss, 'getColumnsAndData/attendance-month')).toMatchObject({ success: false, error: 'input.invalid' })
  })

  test('gives its table as a sheet, of all rows or of those that are ticked', async () => {
    const rows = async (query: Record<string, string>) => {
      const { rawPayload } = await house.server.inject({
        url: `${api}/exportManySheetXls/attendance-today?${new URLSearchParams({ self_date: '2026-03-02', ...query })}`,
        headers: { 'x-access-token': boss.token },
      })
      const book = read(rawPayload, { type: 'buffer' })
      return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 }).map(([name]) => name)
    }
    expect(await rows({})).toEqual(['班级', '小一班', '小二班', '合计'])
    const [one] = (await tableOf('attendance-today', { date: '2026-03-02' })).data.records
    expect(await rows({ force_id: String(one?.id) })).toEqual(['班级', '小一班', '合计'])
  })

  test('is shown to whoever may open the screen of the report, and to nobody else', async () => {
    for (const call of ['getParamsInfo', 'getQueryInfo', 'getColumnsAndData', 'exportManySheetXls'])
      for (const code of house.engine.shipped.reports.keys())
        expect(await get(nobody, `${call}/${code}`), `${call} ${code}`).toMatchObject({ status: 403, error: 'access.denied', result: null })
  })

  test('knows no report that is none of the product', async () => {
    for (const code of ['child', 'attendance%2Ftoday', 'constructor', "x' or 1=1", 'pg_user'])
      for (const call of ['getParamsInfo', 'getColumnsAndData', 'exportManySheetXls'])
        expect(await get(boss, `${call}/${code}`), code).toMatchObject({ success: false, error: 'report.unknown' })
  })
})

test('stands in the menu of whoever may see it, where it says something before it is asked for anything', async () => {
  type Node = { readonly path: string; readonly component: string; readonly route: string; readonly children?: readonly Node[] }
  const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
  const reportsFor = async (caller: Caller) => {
    const { result } = await caller('GET /jeecg-boot/sys/permission/getUserPermissionByToken')
    return flat((result as { readonly menu: readonly Node[] }).menu).filter(({ component }) => component.endsWith('OnlCgreportAutoList'))
  }
  const lines = (await reportsFor(boss)).map(({ path, route }) => `${route} ${path}`)
  expect(lines).toEqual(
    expect.arrayContaining(['0 /online/cgreport/attendance-today', '0 /online/cgreport/canteen-completeness', '1 /online/cgreport/:code']),
  )
  expect(lines).not.toContain('0 /online/cgreport/attendance-month')
  expect(await reportsFor(nobody)).toEqual([])
})

test.each(['select 1', 'select username as value from sys_user', "sex' or 1=1 --", ''])('no SQL of a report is run: %s', async (sql) => {
  expect(await get(boss, 'getReportDictList', { sql, keyword: '' })).toMatchObject({ success: false, error: 'online.sql', result: null })
})

test('a dictionary is looked up by its code, and rows by names of ours as far as somebody may list them', async () => {
  expect((await get(boss, 'getReportDictList', { sql: 'sex', keyword: '女' })).result).toEqual([
    { value: '2', text: '女', title: '女', label: '女' },
  ])
  expect((await get(boss, 'getReportDictList', { dictCode: 'nothing' })).result).toEqual([])
  expect((await get(boss, 'getReportDictList', { sql: 'class,name,id', keyword: '小二' })).result).toMatchObject([{ text: '小二班' }])
  expect(await get(nobody, 'getReportDictList', { sql: 'class,name,id' })).toMatchObject({ error: 'access.denied' })
  for (const sql of ['pg_user,usename,passwd', 'credential,id,id', 'user,password,id', 'class,name,constructor'])
    expect((await get(boss, 'getReportDictList', { sql })).error, sql).toMatch(/^(noun\.unknown|query\.column)$/)
})

test('no report has the code of a noun, nor that of another report', () => {
  const codes = (product.reports ?? []).map((one) => codeOfReport('complete' in one ? one.report : one))
  expect(new Set(codes).size).toBe(codes.length)
  expect(reportsByCode(product.reports ?? []).size).toBeGreaterThan(8)
  expect(codes.filter((code) => Object.hasOwn(resources, code))).toEqual([])
})
