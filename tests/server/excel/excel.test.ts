import { read, utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { draft, noticeEnd } from '../../kit/browser/notice'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { bringSheet } from './bring-sheet'

type Signed = Awaited<ReturnType<OpenHouse['as']>>
let house: OpenHouse
let boss: Signed
let tina: Signed
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

type Cells = readonly (readonly (string | number | Date)[])[]
const fetchFile = (call: Signed, url: string, headers: Record<string, string> = {}) =>
  house.server.inject({ method: 'GET', url, headers: { 'x-access-token': call.token, ...headers } })
function cellsOf(file: Buffer): string[][] {
  const book = read(file, { type: 'buffer' })
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}
function workbook(rows: Cells, bookType: 'biff8' | 'xlsx' = 'xlsx'): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'S')
  return write(book, { type: 'buffer', bookType })
}
const bring = (call: Signed, file: Buffer, path?: string) => bringSheet(house, call.token, file, path)
const listed = async (titile: string) =>
  ((await boss(`GET /sys/annountCement/list?titile=${encodeURIComponent(titile)}`)).result as { records: Row[] }).records

describe('announcements as a sheet', () => {
  test('go out with what the list asks for, in words, or only those that are ticked', async () => {
    const [one, two] = [
      await draft(boss, { titile: '导出一' }),
      await draft(boss, { titile: '导出二', msgType: 'USER', userIds: [tina.id] }),
    ]
    const query = `column=id&order=asc&field=id,,titile,action&pageNo=1&pageSize=1&titile=${encodeURIComponent('导出*')}`
    const answered = await fetchFile(boss, `/jeecg-boot/sys/annountCement/exportXls?${query}`)
    expect([answered.statusCode, answered.headers['content-type']]).toEqual([200, 'application/vnd.ms-excel'])
    expect(answered.rawPayload.readUInt32BE(0)).toBe(0xd0cf11e0)
    const [headings = [], ...rows] = cellsOf(answered.rawPayload)
    expect(headings.slice(0, 3)).toEqual(['标题', '消息类型', '摘要'])
    expect(rows.map((row) => row[0])).toEqual(['导出一', '导出二'])
    expect(rows[1]?.[headings.indexOf('指定用户')]).toBe('tina')
    expect(rows[0]?.[headings.indexOf('优先级')]).toBe('紧急')
    const ticked = await fetchFile(boss, `/sys/annountCement/exportXls?selections=${two},`, { 'accept-language': 'en' })
    expect(cellsOf(ticked.rawPayload).map((row) => row[0])).toEqual(['Title', '导出二'])
    const many = [...Array.from({ length: 1000 }, () => one), two].join(',')
    const headers = { 'x-access-token': boss.token, 'content-type': 'application/json' }
    const posted = await house.server.inject({
      ...{ method: 'POST', url: '/sys/annountCement/exportXls', headers },
      payload: { selections: many, titile: '*出二*' },
    })
    expect(cellsOf(posted.rawPayload).map((row) => row[0])).toEqual(['标题', '导出二'])
  })

  test('go out all and in the order of the list, however many pieces they come in', async () => {
    const count = 1203
    await draft(boss, { titile: '成千' })
    await sql`insert into announcement (tenant_id, id, create_by, versions, titile, msg_category, msg_type, priority, msg_content, send_status, end_time)
      select tenant_id, 'many.' || at, create_by, '{}', '成千' || lpad(at::text, 4, '0'), msg_category, msg_type, priority, msg_content, send_status, end_time
      from announcement, generate_series(1, ${count - 1}) at where titile = '成千'`.execute(house.engine.databases.owner)
    for (const order of ['asc', 'desc']) {
      const asked = new URLSearchParams({ titile: '成千*', column: 'titile', order })
      const titles = cellsOf((await fetchFile(boss, `/sys/annountCement/exportXls?${asked}`)).rawPayload).map((row) => row[0])
      const expected = ['成千', ...Array.from({ length: count - 1 }, (_, at) => `成千${String(at + 1).padStart(4, '0')}`)]
      expect(titles).toEqual(['标题', ...(order === 'asc' ? expected : expected.reverse())])
    }
  })

  test('come in as they went out, as drafts, from either kind of file', async () => {
    const id = await draft(boss, { titile: '往返', msgType: 'USER', userIds: [tina.id], priority: 'M' })
    const out = await fetchFile(boss, `/sys/annountCement/exportXls?selections=${id}`)
    const rows = cellsOf(out.rawPayload)
    for (const file of [out.rawPayload, workbook(rows)]) expect(await bring(boss, file)).toMatchObject({ success: true, code: 200 })
    const all = await listed('往返')
    expect(all).toHaveLength(3)
    for (const row of all)
      expect(row).toMatchObject({ priority: 'M', msgType: 'USER', userIds: [tina.id], sendStatus: '0', endTime: noticeEnd })
  })

  test('a date of the sheet itself is understood', async () => {
    const rows = [
      ['Title', 'Summary', 'Shown until'],
      ['带日期', '摘要', new Date('2026-06-01T08:30:00Z')],
    ]
    expect(await bring(boss, workbook(rows))).toMatchObject({ code: 200 })
    expect((await listed('带日期'))[0]?.endTime).toBe('2026-06-01 08:30:00')
  })

  test('rows that are wrong stay out, each with its reason in a file; the others are taken', async () => {
    const rows = [
      ['标题', '摘要', '结束时间', '通告对象', '指定用户', '发布状态'],
      ['好的', '摘要', '2026-12-31 18:00:00', '全体用户', '', '已发布'],
      ['', '摘要', '2026-12-31 18:00:00', '全体用户', '', ''],
      ['没有这个人', '摘要', '2026-12-31 18:00:00', '指定用户', 'tina，nobody_here', ''],
    ]
    const answered = await bring(boss, workbook(rows, 'biff8'))
    const message = '导入成功，但有错误数据：成功 1 行，失败 2 行'
    expect(answered).toMatchObject({ success: true, code: 201, message, result: { msg: message, fileName: '导入错误.xls' } })
    expect(await listed('好的')).toMatchObject([{ sendStatus: '0' }])
    const { fileUrl } = answered.result as { fileUrl: string }
    expect(fileUrl).toMatch(/^\/sys\/common\/importReport\/[\w-]{43}$/)
    expect(fileUrl).not.toContain(boss.token)
    const report = await house.server.inject({ method: 'GET', url: fileUrl })
    expect(report.headers['cache-control']).toBe('no-store')
    expect(cellsOf(report.rawPayload).map((row) => row.slice(0, 3))).toEqual([
      ['行号', '原因', '标题'],
      [3, '标题: 不能为空', ''],
      [4, '指定用户: 所选记录不存在', '没有这个人'],
    ])
    expect((await house.server.inject({ url: `${fileUrl}x` })).json()).toMatchObject({ error: 'record.gone' })
  })

  test('whoever may not add or see them neither brings nor takes any', async () => {
    expect(await bring(tina, workbook([['标题'], ['x']]))).toMatchObject({ status: 403 })
    expect((await fetchFile(tina, '/sys/annountCement/exportXls')).statusCode).toBe(403)
  })
})

describe('a file that is none', () => {
  const bytes = (text: string) => Buffer.from(text.padEnd(600, ' '))
  test.each([
    ['text', bytes('标题,摘要')],
    ['nothing', Buffer.alloc(0)],
    ['the head of an .xls alone', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000, 7)])],
    ['the head of a zip alone', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(4000, 7)])],
    ['half a workbook', workbook([['标题'], ['x']]).subarray(0, 3000)],
  ])('is refused: %s', async (_what, file) => {
    expect(await bring(boss, file)).toMatchObject({ status: 200, success: false, error: 'excel.unreadable' })
  })

  test('or no file, or no heading anybody knows, is said', async () => {
    const bare = await house.server.inject({
      method: 'POST',
      url: '/sys/annountCement/importExcel',
      headers: { 'x-access-token': boss.token },
      payload: { file: 'x' },
    })
    expect(bare.json()).toMatchObject({ success: false })
    expect(bare.statusCode).toBeLessThan(500)
    expect(
      await bring(
        boss,
        workbook([
          ['甲', '乙'],
          ['1', '2'],
        ]),
      ),
    ).toMatchObject({ error: 'excel.no-columns' })
    const many = [['标题'], ...Array.from({ length: 50_001 }, (_, at) => [`n${at}`])]
    expect(await bring(boss, workbook(many))).toMatchObject({ error: 'record.too-many' })
  })
})

test('templates and messages have their sheets too', async () => {
  const rows = [
    ['模板编码', '模板标题', '模板类型', '模板内容', '应用状态'],
    ['from_sheet', '来自表格', '文本', '正文', '停用'],
  ]
  expect(await bring(boss, workbook(rows), '/sys/message/sysMessageTemplate')).toMatchObject({ code: 200 })
  const out = await fetchFile(boss, '/sys/message/sysMessageTemplate/exportXls?templateCode=from_sheet')
  expect(cellsOf(out.rawPayload)[1]?.slice(0, 3)).toEqual(['from_sheet', '来自表格', '文本'])
  expect(cellsOf((await fetchFile(boss, '/sys/message/sysMessage/exportXls')).rawPayload)[0]).toContain('接收人')
})
