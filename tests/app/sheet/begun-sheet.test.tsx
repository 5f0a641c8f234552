import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuestionDialog } from '../../../src/app/design/overlay/QuestionDialog'
import { encryptWork } from '../../../src/app/encrypted/encrypt-work'
import { openWork } from '../../../src/app/encrypted/open-work'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { wipe } from '../../../src/app/offline/leader/leave'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { dropSheets } from '../../../src/app/sheet/kept-sheets'
import { SheetImport } from '../../../src/app/sheet/SheetImport'
import { callAs } from '../../../src/app/wire/surroundings'
import { label } from '../../../src/contract/label'
import type { CheckedLine, SheetPortion } from '../../../src/contract/sheet/checked-sheet'
import { buttonOf, chooseFiles, lonelyEngine, productOf, show, typeInto } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { askAs, encryptionKey } from '../../kit/server/sealing-house'
import { soon } from '../../kit/soon'

const wrong = (at: number, sex: string): CheckedLine => ({
  line: at,
  cells: [`名${at}`, sex],
  outcome: 'wrong',
  title: `名${at}`,
  problems: [{ column: 1, heading: label('性别', 'Sex'), value: sex, code: 'field.choice' }],
})
const looked = ({ line, cells }: SheetPortion['lines'][number]): CheckedLine => ({
  ...{ line, cells, title: cells[0] ?? '' },
  ...(['男', '女'].includes(cells[1] ?? '') ? { outcome: 'new', problems: [] } : wrong(line, cells[1] ?? '')),
})

/** What the device keeps: another for each test, as the one before may still be writing. */
let storage: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
let lines: CheckedLine[]
let isOver: boolean
let checks: number
let engine: Engine
let shown: ReturnType<typeof show> | undefined

beforeEach(async () => {
  storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  speak('zh-CN')
  localStorage.clear()
  queries.clear()
  ;[lines, isOver, checks] = [[wrong(2, '女孩'), wrong(3, '男孩'), wrong(4, '不知道')], false, 0]
  useSession.setState({ person: { id: 'u1', username: 'li', realname: '李老师' }, granted: new Set(['child:add']) })
  callAs({ token: () => 'abc', tenant: () => '1', language: () => 'zh-CN', expired: () => undefined })
  engine = await lonelyEngine(gardenCatalogue, storage)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string | ArrayBuffer } = {}) => {
    const verb = new URL(address, 'http://x').pathname.split('/').at(-1)
    if (isOver) return Response.json({ success: false, code: 401, message: '', error: 'session.expired' }, { status: 401 })
    const answers = (): object => {
      if (verb === 'check') checks++
      if (verb === 'check') return { headings: ['姓名', '性别'], unknown: [], lines }
      if (verb !== 'look' && verb !== 'import')
        return { name: 'children', label: label('名单', 'List'), about: label('每行一人', 'One a line') }
      const portion = JSON.parse(String(body)) as SheetPortion & { readonly asked: number }
      if (verb === 'import') return { added: portion.lines.map(({ line }) => ({ noun: 'child', id: `c${line}` })), lines: [] }
      return { headings: portion.headings, unknown: [], lines: portion.lines.filter(({ line }) => line === portion.asked).map(looked) }
    }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: answers() })
  })
  open()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown?.close()
  await engine.stop()
})

function open(of = engine) {
  shown?.close()
  shown = show(
    <>
      <SheetImport template="children" />
      <QuestionDialog />
    </>,
    { product: productOf(gardenCatalogue), engine: of },
  )
}
const text = () => document.body.textContent ?? ''
const says = (words: string) => soon(() => expect(text()).toContain(words))
const press = async (words: string, place: ParentNode = document.body) => (await buttonOf(place as HTMLElement, words)).click()
const cell = (line: number) =>
  soon(() => document.querySelector<HTMLInputElement>(`[aria-label="第 ${line} 行“性别”改为"]`) ?? Promise.reject(new Error('no cell')))
const isKept = (count: number) =>
  soon(async () => expect([await engine.db.drafts.count(), await engine.db.blobs.count()]).toEqual([count, count]))

/** What is kept holds these words, and none of those. */
const holds = (words: string, none: string) =>
  soon(async () => {
    const kept = (await engine.db.blobs.toArray()).map(({ bytes }) => new TextDecoder().decode(bytes)).join()
    expect([kept.includes(words), kept.includes(none)]).toEqual([true, false])
  })

async function choose() {
  await chooseFiles(document, new File(['x'], '名单.xlsx'))
  await says('有问题 3')
}
async function write(line: number, value: string) {
  const input = await cell(line)
  typeInto(input, value)
  await soon(() => expect(input.form?.querySelector('button')?.disabled).toBe(false))
  input.form?.querySelector('button')?.click()
}
/** A sheet of three wrong lines, two of which are put right. */
async function begin() {
  await choose()
  await write(2, '女')
  await says('新增 1')
  await write(3, '男')
  await says('新增 2')
  await says('名单.xlsx保留在这台设备上')
  await holds('"名3","男"', '"名3","男孩"')
  await isKept(1)
}

test('a sheet stands again as it was after the page was loaded again, with the cells put right, and one says that it was kept', async () => {
  await begin()
  open()
  await says('保留在这台设备上的内容，改过的单元格都在')
  expect(text()).toMatch(/名单\.xlsx已恢复 \d{4}-/)
  for (const said of ['新增 2', '有问题 1', '不知道']) expect(text()).toContain(said)
  expect(checks).toBe(1)
  await press('导入 2 行')
  await says('已导入 2 行')
})

test('a cell that is put right as the sign-in ends is there once the same person has signed in, who finds all of it sealed until then', async () => {
  await choose()
  await write(2, '女')
  await says('新增 1')
  isOver = true
  await write(3, '男')
  await says('登录已过期')
  await holds('"名3","男"', '"名3","男孩"')
  await isKept(1)
  shown?.close()
  shown = undefined
  // What the end of a sign-in does on the device, and a new one.
  await wipe(engine.db, 'keep')
  await encryptWork(engine.db, { house: encryptionKey, user: 'u1', mayGoOn: () => true })
  await isKept(0)
  expect(await engine.db.boxes.count()).toBeGreaterThan(0)
  await openWork(engine.db, askAs('u1'))
  isOver = false
  open()
  await says('改过的单元格都在')
  expect(text()).toContain('新增 1')
  const again = await cell(3)
  expect(again.value).toBe('男')
  again.form?.querySelector('button')?.click()
  await says('新增 2')
})

test('another person on the same device is shown nothing of it', async () => {
  await begin()
  const other = await lonelyEngine(gardenCatalogue, storage, 'u2')
  open(other)
  await says('选择填好的表格')
  expect(text()).not.toContain('名单.xlsx')
  expect([await other.db.drafts.count(), await other.db.blobs.count()]).toEqual([0, 0])
  shown?.close()
  shown = undefined
  await other.stop()
})

test('it is discarded once that was asked, and does not come back', async () => {
  await begin()
  await press('放弃')
  await says('放弃“名单.xlsx”？')
  await press('放弃', await soon(() => document.querySelector('dialog') ?? Promise.reject(new Error('no question'))))
  await says('选择填好的表格')
  await isKept(0)
  open()
  await says('选择填好的表格')
  expect(text()).not.toContain('名单.xlsx')
})

test('once it is in nothing of it is kept, and of what was left out the lines that are still to be put right', async () => {
  await begin()
  await press('导入 2 行')
  await says('已导入 2 行')
  await holds('名4', '名3')
  open()
  await says('改过的单元格都在')
  expect(text()).not.toContain('名3')
  await write(4, '女')
  await press('导入 1 行')
  await says('已导入 1 行')
  await isKept(0)
})

test('whoever signs out takes it along, and leaves what else was begun', async () => {
  await begin()
  await engine.db.drafts.put({ key: 'child/new', values: {}, updatedAt: 0 })
  await dropSheets(engine.db)
  expect(await engine.db.drafts.toCollection().primaryKeys()).toEqual(['child/new'])
  expect(await engine.db.blobs.count()).toBe(0)
})

test('a sheet that is too large to be kept is imported all the same, and one is told not to leave before', async () => {
  lines = [...lines, { ...looked({ line: 5, cells: ['名5', '男'] }), title: '名5', cells: ['名5', '男', 'x'.repeat(21_000_000)] }]
  await choose()
  await says('没有保留在这台设备上（超过 20 MB）。导入前请不要关闭')
  expect(text()).not.toContain('名单.xlsx保留在这台设备上')
  await isKept(0)
  await press('导入 1 行')
  await says('已导入 1 行')
})
