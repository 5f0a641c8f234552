import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { read, utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import type { CheckedSheet, PortionDone, RawSheet } from '../../../src/contract/sheet/checked-sheet'
import { systemPerson } from '../../../src/server/auth/system-person'
import { guardCell, unguardText } from '../../../src/server/excel/cell-text'
import { templateOfNoun } from '../../../src/server/sheet/noun-template'
import { templateFile } from '../../../src/server/sheet/template-file'
import { at as address, madeNouns } from '../../kit/every-noun'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { textCell, workbookWith } from '../../kit/zip-file'

type Signed = Awaited<ReturnType<OpenHouse['as']>>
type Cells = readonly (readonly (string | number)[])[]
const noun = resources['message-template']
const { path } = noun
let house: OpenHouse
let boss: Signed
let tina: Signed
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

const headings = ['模板编码', '模板标题', '模板类型', '模板内容', '应用状态']
const row = (code: string, title = '标题') => [code, title, '文本', '正文', '停用']
function workbook(rows: Cells): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((one) => [...one])), 'S')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}
const sheetOf = (...rows: Cells) => workbook([headings, ...rows])
const cellsOf = (file: Buffer): string[][] => {
  const book = read(file, { type: 'buffer' })
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
}
const formOf = async (files: Readonly<Record<string, Buffer>>, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append('files[]', new Blob([new Uint8Array(file)]), name)
  const packed = new Request('http://house', { method: 'POST', body: form })
  return { body: Buffer.from(await packed.arrayBuffer()), type: String(packed.headers.get('content-type')) }
}
async function bring(call: Signed, files: Readonly<Record<string, Buffer>>, fields: Readonly<Record<string, string>> = {}, accept = '*/*') {
  const { body, type } = await formOf(files, fields)
  const headers = { 'x-access-token': call.token, 'content-type': type, accept }
  const { payload } = await house.server.inject({ method: 'POST', url: `${path}/importExcel`, headers, payload: body })
  const lines = payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { lines: lines.slice(0, -1), ...(lines.at(-1) as { code: number; message: string; error?: string; result: never }) }
}
const fetchFile = async (call: Signed, url: string) =>
  (await house.server.inject({ url, headers: { 'x-access-token': call.token } })).rawPayload
const listed = async (code: string) =>
  (
    (await boss(address('GET', noun, `list?pageSize=1000&templateCode=${encodeURIComponent(code)}`))).result as {
      records: Row[]
    }
  ).records

describe('files that are imported', () => {
  test('are several at once; one that cannot be read and rows that are wrong are said with the name of their file, and the others are in', async () => {
    const files = {
      'a.xlsx': sheetOf(row('many_1'), row('many 2')),
      'b.xls': Buffer.from('no sheet'.padEnd(600)),
      'c.xlsx': sheetOf(row('many_3')),
    }
    const answered = await bring(boss, files, { isSingleTableImport: 'true' })
    expect(answered).toMatchObject({ code: 201, result: { taken: 2, failed: 2 } })
    expect((await listed('many_*')).map((one) => one.templateCode).sort()).toEqual(['many_1', 'many_3'])
    const report = cellsOf(await fetchFile(boss, (answered.result as { fileUrl: string }).fileUrl))
    expect(report.map((line) => line.slice(0, 4))).toEqual([
      ['文件', '行号', '原因', '模板编码'],
      ['a.xlsx', 3, expect.stringContaining('模板编码'), 'many 2'],
      ['b.xls', '', expect.stringContaining('无法读取'), ''],
    ])
  })

  test('are not taken at all where everything has to be right, and the file with the reasons is for whoever imported them', async () => {
    const sheet = sheetOf(row('whole_1'), row('whole_1'), row('whole 2'))
    const answered = await bring(boss, { 'a.xlsx': sheet }, { validateStatus: '1' })
    expect(answered).toMatchObject({ code: 201, result: { taken: 0, failed: 2 } })
    expect(await listed('whole_*')).toEqual([])
    const { fileUrl } = answered.result as { fileUrl: string }
    expect(cellsOf(await fetchFile(boss, fileUrl)).map(([line, why]) => [line, why])).toEqual([
      ['行号', '原因'],
      [3, '模板编码: 与第 2 行重复'],
      [4, expect.stringContaining('模板编码')],
    ])
    const asked = { url: fileUrl, headers: { 'x-access-token': tina.token } }
    expect((await house.server.inject(asked)).json()).toMatchObject({ error: 'record.gone' })
    expect(await bring(boss, { 'a.xlsx': sheetOf(row('whole_3'), row('whole_4')) }, { validateStatus: '1' })).toMatchObject({ code: 200 })
    expect(await listed('whole_*')).toHaveLength(2)
  })

  test('are given the values all their rows share, and no others', async () => {
    const keys = (given: unknown) => ({ foreignKeys: typeof given === 'string' ? given : JSON.stringify(given) })
    await bring(boss, { 'a.xlsx': sheetOf(row('given_1', 'x')) }, keys({ templateName: '都一样' }))
    expect(await listed('given_1')).toMatchObject([{ templateName: '都一样' }])
    for (const wrong of [{ nothing: 'x' }, { id: 'x' }, [1], 'x', { templateName: { a: 1 } }])
      expect(await bring(boss, { 'a.xlsx': sheetOf(row('given_2')) }, keys(wrong))).toMatchObject({ error: 'excel.foreign-keys' })
    expect(await bring(boss, Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.xlsx`, Buffer.alloc(1)])))).toMatchObject({
      error: 'excel.files',
    })
  })

  test('say how far they are, while other people are answered; whoever hangs up stops them, and what is in stays in', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => row(at % 300 === 7 ? `long ${at}` : `long_${at}`))
    const answered = await bring(boss, { 'a.xlsx': sheetOf(...rows) }, {}, 'application/x-ndjson')
    const done = answered.lines.map((line: { done: number }) => line.done)
    expect(done).toEqual([0, ...Array.from({ length: 15 }, (_, at) => (at + 1) * 100)])
    expect(answered).toMatchObject({ code: 201, result: { taken: 1495, failed: 5 } })

    await house.server.listen({ port: 0 })
    const { port } = house.server.server.address() as AddressInfo
    const { body, type } = await formOf({ 'b.xlsx': sheetOf(...rows.map((_, at) => row(`stop_${at}`))) })
    const headers = { 'x-access-token': boss.token, 'content-type': type, accept: 'application/x-ndjson', 'content-length': body.length }
    const sent = request({ port, method: 'POST', path: `${path}/importExcel`, headers, agent: false })
    sent.on('error', () => undefined)
    let text = ''
    const heard = new Promise<void>((hear) => {
      sent.on('response', (answer) =>
        answer.on('data', (chunk) => {
          text += chunk
          if (text.includes('"done":200')) hear()
        }),
      )
    })
    sent.end(body)
    await heard
    expect(await tina('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ success: true })
    expect(text, 'answered while it went on').not.toContain('"success"')
    sent.destroy()
    const counts: number[] = []
    await expect
      .poll(async () => {
        counts.push((await listed('stop_*')).length)
        return counts.length > 2 && counts.at(-1) === counts.at(-3)
      })
      .toBe(true)
    expect(counts.at(-1)).toBeGreaterThanOrEqual(200)
    expect(counts.at(-1)).toBeLessThan(1500)
  })
})

describe('cells that hold formulas', () => {
  const cells = `<row r="1">${headings.map((text, at) => textCell(`${'ABCDE'[at]}1`, text)).join('')}</row>`
  const line = (formula: string) =>
    workbookWith(
      `<sheetData>${cells}<row r="2"><c r="A2" t="str">${formula}</c>${['标题', '文本', '正文', '停用'].map((text, at) => textCell(`${'BCDE'[at]}2`, text)).join('')}</row></sheetData>`,
    )
  test('are what they last came to, and never worked out', async () => {
    expect(await bring(boss, { 'a.xlsx': line('<f>WEBSERVICE("http://evil")</f><v>formula_1</v>') })).toMatchObject({ code: 200 })
    expect(await listed('formula_1')).toHaveLength(1)
  })
  test.each([
    ['never came to anything', line('<f>1+1</f>')],
    [
      'came to an error',
      line('<f>1/0</f><v>#DIV/0!</v>').subarray(0) &&
        workbookWith(`<sheetData>${cells}<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData>`),
    ],
  ])('are refused where they %s, by their names', async (_what, file) => {
    expect(await bring(boss, { 'a.xlsx': file })).toMatchObject({ error: 'excel.formulas', message: expect.stringContaining('A2') })
  })
  test('are made by no text that goes out, and each comes back as it was', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^'{0,3}[=+\-@\t\r]\w*$/))
    fc.assert(
      fc.property(texts, (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/)
        expect(unguardText(guardCell(text))).toBe(text)
      }),
    )
    expect(guardCell(-5)).toBe(-5)
    await bring(boss, { 'a.xlsx': sheetOf(row('risky_1', "'=HYPERLINK(1)")) })
    const url = `${path}/exportXls?templateCode=risky_1`
    expect((await listed('risky_1'))[0]?.templateName).toBe('=HYPERLINK(1)')
    for (const format of ['xls', 'xlsx']) expect(cellsOf(await fetchFile(boss, `${url}&_format=${format}`))[1]?.[1]).toBe("'=HYPERLINK(1)")
    expect(JSON.parse(String(await fetchFile(boss, `${url}&_format=exe`)))).toMatchObject({ error: 'query.condition' })
  })
})

describe('the sheet of a noun', () => {
  const at = (rest: string) => `/sys/noun-sheet/${noun.name}${rest}` as const
  const post = async (call: Signed, rest: string, payload: Buffer) =>
    house.server.inject({
      method: 'POST',
      url: at(rest),
      headers: { 'x-access-token': call.token, 'content-type': 'application/octet-stream' },
      payload,
    })
  const lines = (...rows: readonly string[][]) => ({ headings, lines: rows.map((cells, place) => ({ line: place + 2, cells })) })

  test('has a template for every noun that is added: its form, its dictionaries as lists, a line that shows how, and nothing of it is imported', async () => {
    const person = systemPerson(1)
    for (const [name, resource] of madeNouns) {
      const use = { engine: house.engine, person, template: templateOfNoun(resource, person) }
      const [first = [], example] = cellsOf(await templateFile(use, 'zh-CN'))
      const needed = Object.entries(resource.fields).filter(
        ([field, { required, derived, initial, kind }]) =>
          required && !derived && initial === undefined && kind !== 'secret' && resource.form.flat().includes(field),
      )
      expect(first.length, name).toBeGreaterThan(0)
      expect(new Set(first).size, name).toBe(first.length)
      for (const [, { label, kind }] of needed.filter(
        ([, facts]) => !['photos', 'signature', 'entries', 'json', 'attachments'].includes(facts.kind),
      ))
        expect(first, `${name} ${kind}`).toContain(`${label.zh} *`)
      expect(String(example?.[0]), name).toMatch(/^示例：/)
    }
    const file = await fetchFile(boss, at('/template'))
    const { result } = (await post(boss, '/read', file)).json() as { result: RawSheet }
    const looked = await boss(`POST ${at('/look')}`, { headings: result.headings, lines: result.parts.flat() })
    expect((looked.result as CheckedSheet).lines).toEqual([])
  }, 60_000)

  test('is read, looked at without writing anything, written some lines at a time, all or none of them', async () => {
    const { result } = (await post(boss, '/read', sheetOf(row('dry_1'), row('dry_2')))).json() as { result: RawSheet }
    expect(result).toEqual({ headings, parts: [lines(row('dry_1'), row('dry_2')).lines] })
    const looked = (await boss(`POST ${at('/look')}`, lines(row('dry_1'), row('dry 2'), row('dry_1')))).result as CheckedSheet
    expect(looked.lines.map(({ outcome, problems }) => [outcome, problems.map(({ code }) => code)])).toEqual([
      ['new', []],
      ['wrong', [expect.any(String)]],
      ['wrong', ['sheet.twice']],
    ])
    expect(await listed('dry_*')).toEqual([])
    const half = (await boss(`POST ${at('/import')}`, lines(row('dry_1'), row('dry 2')))).result as PortionDone
    expect([half.added, half.lines.map(({ outcome }) => outcome)]).toEqual([[], ['new', 'wrong']])
    expect(await listed('dry_*')).toEqual([])
    const whole = (await boss(`POST ${at('/import')}`, lines(row('dry_1'), row('dry_2')))).result as PortionDone
    expect(whole.added).toHaveLength(2)
    const again = (await boss(`POST ${at('/look')}`, lines(row('dry_1'), row('dry_2', '新标题')))).result as CheckedSheet
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(['same', 'changed'])
    expect((await boss(`GET ${at('')}`)).result).toMatchObject({ name: noun.name, unique: [{ zh: '模板编码' }] })
  })

  test('may be the file it was filled in, with its example and the signs at its headings, imported at once', async () => {
    const [first = [], example = []] = cellsOf(await fetchFile(boss, at('/template')))
    const own = first.map((heading) => row('filled_1')[headings.indexOf(heading.replace(/ \*$/, ''))] ?? '')
    expect(first.some((heading) => heading.endsWith(' *'))).toBe(true)
    expect(await bring(boss, { 'a.xlsx': workbook([first, example, own]) })).toMatchObject({ code: 200, message: '文件导入成功，共 1 行' })
    expect(await listed('filled_1')).toHaveLength(1)
  })

  test('gives back what was left out with its reasons, as a file that runs nothing', async () => {
    const rows = [
      ['原因', ...headings],
      ['=1+1', 'x'],
    ]
    const answered = await post(boss, '/left', Buffer.from(JSON.stringify(rows)))
    expect(cellsOf(answered.rawPayload)[1]?.slice(0, 2)).toEqual(["'=1+1", 'x'])
    for (const wrong of ['', '{}', '[1]', '[[{}]]', '[[null]]'])
      expect((await post(boss, '/left', Buffer.from(wrong))).json()).toMatchObject({ success: false })
  })

  test('is for whoever may add such rows, and of nouns there are', async () => {
    for (const rest of ['', '/template'] as const) expect(await tina(`GET ${at(rest)}`)).toMatchObject({ status: 403 })
    expect((await post(tina, '/read', sheetOf(row('x')))).statusCode).toBe(403)
    expect((await post(tina, '/left', Buffer.from('[]'))).statusCode).toBe(403)
    expect(await tina(`POST ${at('/import')}`, lines(row('x')))).toMatchObject({ status: 403 })
    expect(await boss('GET /sys/noun-sheet/nothing')).toMatchObject({ error: 'noun.unknown' })
    expect(await boss(`POST ${at('/look')}`, lines(...Array.from({ length: 201 }, () => row('x'))))).toMatchObject({ success: false })
  })
})
