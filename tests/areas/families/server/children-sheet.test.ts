import { read, utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childrenSheet } from '../../../../src/areas/families/children-sheet'
import type { CheckedLine, CheckedSheet, PortionDone } from '../../../../src/contract/sheet/checked-sheet'
import { columnsOf } from '../../../../src/contract/sheet/sheet-template'
import { product } from '../../../../src/product'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'
import { soon } from '../../../kit/soon'

type Signed = Awaited<ReturnType<OpenHouse['as']>>
let house: OpenHouse
let principal: Signed
let teacher: Signed
beforeAll(async () => {
  house = await openHouse(product, quietNow)
  ;[principal, teacher] = [await house.as('principal'), await house.as('teacher')]
})
afterAll(() => house.close())

const columns = columnsOf(childrenSheet)
const headings = columns.map(({ label }) => label.zh)
const good = {
  学号: 'N001',
  姓名: '周一一',
  性别: '女',
  出生日期: '2022/3/5',
  入园日期: '2025-09-01',
  班级: '小一班',
  监护人1姓名: '周大',
  监护人1手机号: '13911110001',
  监护人1关系: '父',
}
type Cells = Partial<Record<string, string>>
const lineOf = (cells: Cells): string[] => headings.map((heading) => cells[heading] ?? '')
const sheetOf = (...lines: readonly Cells[]): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...lines.map(lineOf)]), 'S')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

async function bring(call: Signed, file: Buffer) {
  const answered = await house.server.inject({
    method: 'POST',
    url: '/sys/sheet/children/check',
    headers: { 'x-access-token': call.token, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  return { status: answered.statusCode, ...(answered.json() as { success: boolean; error?: string; result: CheckedSheet }) }
}
const check = async (...lines: readonly Cells[]) => (await bring(principal, sheetOf(...lines))).result.lines
const said = ({ problems }: CheckedLine) => problems.map(({ heading, code }) => `${heading.zh} ${code}`).sort()
const write20 = async (...lines: readonly Cells[]) => {
  const asked = { headings, lines: lines.map((cells, at) => ({ line: at + 2, cells: lineOf(cells) })) }
  return (await principal('POST /sys/sheet/children/import', asked)).result as PortionDone
}
const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select (select count(*) from child where not gone) as child,
    (select count(*) from guardian where not gone) as guardian, (select count(*) from child_guardian where not gone) as link,
    (select count(*) from enrolment where not gone) as enrolment, (select seq from sync_counter) as seq`.execute(
    house.engine.databases.owner,
  )
  return rows[0]
}

describe('a look at a sheet', () => {
  test('writes nothing, and says which lines are new', async () => {
    const before = await counts()
    const brother = {
      ...good,
      学号: 'N002',
      姓名: '周二二',
      性别: '男',
      监护人2姓名: '吴三',
      监护人2手机号: '13911110002',
      监护人2关系: '母',
    }
    const lines = await check(good, brother)
    expect(lines.map(({ line, outcome, title, problems }) => [line, outcome, title, problems])).toEqual([
      [2, 'new', '周一一', []],
      [3, 'new', '周二二', []],
    ])
    expect(await counts()).toEqual(before)
  })

  test.each<[Cells, string[]]>([
    [{ 学号: '' }, ['学号 field.required']],
    [{ 性别: '女孩' }, ['性别 field.choice']],
    [{ 出生日期: '2022-02-31' }, ['出生日期 sheet.day']],
    [{ 班级: '没有这个班' }, ['班级 field.missing-row']],
    [{ 监护人1手机号: '12345' }, ['监护人1手机号 rule.mobile']],
    [{ 姓名: '长'.repeat(51), 过敏: '外星粉尘' }, ['姓名 field.long', '过敏 field.choice']],
    [{ 监护人2姓名: '吴三' }, ['监护人2关系 field.required', '监护人2手机号 field.required']],
    [{ 状态: '在园' }, ['个人信息授权 child.consents-open', '过敏 child.allergies-open']],
    [{ 证件号码: '110101202203050011' }, ['证件号码 rule.idCard']],
    [{ 出生日期: '2027-01-01' }, ['出生日期 day.future']],
  ])('finds what is wrong with %o, at its cell', async (change, problems) => {
    const [line] = await check({ ...good, ...change })
    expect(line?.outcome).toBe('wrong')
    expect(line && said(line)).toEqual(problems)
  })

  test('says what is allowed, and what stands there', async () => {
    const [line] = await check({ ...good, 性别: '女孩' })
    const [problem] = line?.problems ?? []
    expect(problem).toMatchObject({ column: headings.indexOf('性别'), value: '女孩' })
    expect(problem?.allowed?.map(({ zh }) => zh)).toEqual(expect.arrayContaining(['男', '女']))
  })

  test('finds what stands twice in it, and what the house has already', async () => {
    const { rows } = await sql<{
      student_no: string
      name: string
      birthday: string
    }>`select student_no, name, birthday from child order by id limit 2`.execute(house.engine.databases.owner)
    const [one, other] = rows
    const lines = await check(
      good,
      { ...good, 姓名: '别人' },
      { ...good, 学号: 'N003', 姓名: '周三', 监护人1姓名: '不是周大' },
      { 姓名: other?.name ?? '', 出生日期: other?.birthday ?? '', 监护人1姓名: '周九', 监护人1手机号: '13911110009', 监护人1关系: '父' },
    )
    expect(lines.map(said)).toEqual([[], ['学号 sheet.twice'], ['监护人1姓名 sheet.differs'], []])
    expect(lines.map(({ outcome }) => outcome)).toEqual(['new', 'wrong', 'wrong', 'changed'])
    expect((await check({ 学号: one?.student_no ?? '', 姓名: `${one?.name}改` })).map(({ outcome }) => outcome)).toEqual(['wrong'])
  })

  test('of a line that was put right that line alone is answered, and what others say stands twice in it', async () => {
    const again = async (put: Cells) => {
      const lines = [good, put].map((cells, at) => ({ line: at + 2, cells: lineOf(cells) }))
      const asked = { headings, lines, asked: 3 }
      return ((await principal('POST /sys/sheet/children/look', asked)).result as CheckedSheet).lines
    }
    const brother = { ...good, 学号: 'N002', 姓名: '周二二' }
    expect((await again(brother)).map(({ line, outcome }) => [line, outcome])).toEqual([[3, 'new']])
    expect((await again({ ...brother, 性别: '女孩' })).map(said)).toEqual([['性别 field.choice']])
    expect((await again({ ...brother, 学号: 'N001' })).map(said)).toEqual([['学号 sheet.twice']])
    expect((await teacher('POST /sys/sheet/children/look', { headings, lines: [], asked: 1 })).success).toBe(false)
  })

  test('a line that shows how it is done, blank lines and unknown columns are passed over; a formula is the text it last showed', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([[...headings, '备注'], lineOf({ ...good, 学号: '示例：1' }), [], [...lineOf(good), 'x']])
    sheet.A4 = { t: 's', v: 'N009', f: 'HYPERLINK("http://evil","N009")' }
    utils.book_append_sheet(book, sheet, 'S')
    const { result } = await bring(principal, write(book, { type: 'buffer', bookType: 'xlsx' }))
    expect(result.unknown).toEqual(['备注'])
    expect(result.lines.map(({ line, cells, outcome }) => [line, cells[0], outcome])).toEqual([[4, 'N009', 'new']])
  })

  test('is for whoever may add rows of every noun it brings', async () => {
    expect(await bring(teacher, sheetOf(good))).toMatchObject({ status: 403 })
    expect(await bring(principal, Buffer.from('no sheet'))).toMatchObject({ success: false, error: 'excel.unreadable' })
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['甲', '乙'],
        ['1', '2'],
      ]),
      'S',
    )
    expect(await bring(principal, write(book, { type: 'buffer', bookType: 'xlsx' }))).toMatchObject({ error: 'excel.no-columns' })
  })
})

describe('lines that are written', () => {
  const twins = [
    {
      ...good,
      学号: 'T001',
      姓名: '双一',
      监护人1手机号: '13922220001',
      监护人2姓名: '吴四',
      监护人2手机号: '13922220002',
      监护人2关系: '母',
    },
    { ...good, 学号: 'T002', 姓名: '双二', 监护人1手机号: '13922220001' },
  ]

  test('are written all or none', async () => {
    const before = await counts()
    const done = await write20(...twins, { ...good, 学号: 'T003', 姓名: '双三', 状态: '在园' })
    expect(done.added).toEqual([])
    expect(done.lines.map(said)).toEqual([[], [], ['个人信息授权 child.consents-open', '过敏 child.allergies-open']])
    expect(await counts()).toEqual(before)
  })

  test('come as children in their classes with the parents they share, once however often they are sent; and go again', async () => {
    const before = await counts()
    const { added } = await write20(...twins)
    const counted = (noun: string) => added.filter((row) => row.noun === noun).length
    expect(['child', 'enrolment', 'guardian', 'child-guardian'].map(counted)).toEqual([2, 2, 2, 3])
    const { rows } =
      await sql<object>`select c.name, k.name as class, c.emergency_name, c.emergency_phone from child c join class k on k.id = c.class_id
      where c.student_no like 'T00%' order by c.student_no`.execute(house.engine.databases.owner)
    expect(rows).toEqual([
      { name: '双一', class: '小一班', emergency_name: '周大', emergency_phone: '13922220001' },
      { name: '双二', class: '小一班', emergency_name: '周大', emergency_phone: '13922220001' },
    ])
    expect((await write20(...twins)).added).toEqual([])
    expect((await check(...twins)).map(({ outcome }) => outcome)).toEqual(['same', 'same'])
    const undone = await principal('POST /sys/sheet/children/undo', { rows: added })
    expect(undone).toMatchObject({ success: true })
    expect({ ...(await counts()), seq: 0 }).toEqual({ ...before, seq: 0 })
  })

  test('a number somebody else takes at the very moment is said at its cell, and nothing of the sheet is written', async () => {
    const { owner } = house.engine.databases
    const taking = await owner.startTransaction().execute()
    await sql`update child set student_no = 'N901' where id = (select min(id) from child where not gone)`.execute(taking)
    const written = write20({ ...good, 学号: 'N901', 姓名: '周迟' }, { ...good, 学号: 'N902', 姓名: '周早' })
    // The sheet waits for what is being written by now, and does not see it yet.
    await soon(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        owner,
      )
      expect(rows.length).toBeGreaterThan(0)
    })
    await taking.commit().execute()
    const { added, lines } = await written
    expect(added).toEqual([])
    expect(lines.map(said)).toEqual([['学号 field.taken'], []])
  })

  test('are taken back only while nothing else refers to them', async () => {
    const { added } = await write20(...twins)
    const child = added.find(({ noun }) => noun === 'child')?.id
    const other = added.filter(({ id }) => id !== child)
    const before = await counts()
    expect(await principal('POST /sys/sheet/children/undo', { rows: added.filter(({ noun }) => noun === 'child') })).toMatchObject({
      error: 'record.used',
    })
    expect(await principal('POST /sys/sheet/children/undo', { rows: [{ noun: 'user', id: 'user.admin' }] })).toMatchObject({
      success: false,
    })
    expect(await counts()).toEqual(before)
    expect(other.length).toBe(added.length - 1)
  })
})

test('more lines than are written at once are refused with how many may be', async () => {
  const lines = Array.from({ length: 21 }, (_, at) => ({ line: at + 2, cells: lineOf(good) }))
  const refused = async (body: object) => (await principal('POST /sys/sheet/children/import', body)).problems
  expect(await refused({ headings, lines })).toMatchObject({ lines: { code: 'field.many', values: { max: 20 } } })
  expect(await refused({ headings: Array.from({ length: 201 }, () => '列'), lines: [] })).toMatchObject({
    headings: { code: 'field.many', values: { max: 200 } },
  })
})

describe('files', () => {
  const fetchFile = async (verb: string, body?: object) => {
    const answered = await house.server.inject({
      method: body ? 'POST' : 'GET',
      url: `/sys/sheet/children/${verb}`,
      headers: { 'x-access-token': principal.token },
      ...(body && { payload: body }),
    })
    return read(answered.rawPayload, { type: 'buffer' })
  }
  const rowsIn = (book: ReturnType<typeof read>, at = 0) =>
    utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[at] ?? ''] ?? {}, { header: 1, defval: '' })

  test('the template has every column, a line that shows how, choices, and can be brought as it is', async () => {
    const book = await fetchFile('template')
    const [first = [], example = []] = rowsIn(book)
    expect(first.map((heading) => heading.replace(' *', ''))).toEqual(headings)
    expect(example.slice(0, 3)).toEqual(['示例：2026001', '朱小美', '女'])
    expect(rowsIn(book, 2).flat()).toContain('小一班')
    const { result } = await bring(principal, write(book, { type: 'buffer', bookType: 'xlsx' }))
    expect(result.lines).toEqual([])
  })

  test('a marked copy says what is wrong beside each line, and comes back once it is right', async () => {
    const cells = lineOf({ ...good, 性别: '女孩' })
    const book = await fetchFile('marked', { headings, lines: [{ line: 2, cells }] })
    expect(rowsIn(book)[1]?.slice(0, 3)).toEqual(['性别: 没有这个选项', 'N001', '周一一'])
    const { result } = await bring(principal, write(book, { type: 'buffer', bookType: 'xlsx' }))
    expect(result.lines.map(said)).toEqual([['性别 field.choice']])
  })
})
