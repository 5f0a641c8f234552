import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuestionDialog } from '../../../src/app/design/overlay/QuestionDialog'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { findSheets } from '../../../src/app/sheet/kept-sheets'
import { SheetImport } from '../../../src/app/sheet/SheetImport'
import { label } from '../../../src/contract/label'
import type { CheckedLine, CheckedSheet, LineOutcome, SheetPortion } from '../../../src/contract/sheet/checked-sheet'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const line = (at: number, outcome: LineOutcome): CheckedLine => ({ line: at, cells: [`名${at}`], outcome, title: `名${at}`, problems: [] })
const wrong: CheckedLine = {
  ...line(90, 'wrong'),
  cells: ['名90', '女孩'],
  problems: [
    {
      column: 1,
      heading: label('性别', 'Sex'),
      value: '女孩',
      code: 'field.choice',
      allowed: [label('男', 'Male'), label('女', 'Female')],
    },
  ],
}

let lines: CheckedLine[]
let refused: CheckedLine[]
let portions: SheetPortion[]
let undone: unknown
let looked: SheetPortion | undefined
let hold: Promise<unknown>
let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  localStorage.clear()
  queries.clear()
  lines = [...Array.from({ length: 45 }, (_, at) => line(at + 2, 'new')), line(60, 'same'), wrong]
  ;[refused, portions, undone, looked, hold] = [[], [], undefined, undefined, Promise.resolve()]
  useSession.setState({ person: { id: 'u1', username: 'li', realname: '李老师' }, granted: new Set(['child:add']) })
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string | ArrayBuffer } = {}) => {
    const verb = new URL(address, 'http://x').pathname.split('/').at(-1)
    const answers = async () => {
      if (verb === 'check') return { headings: ['姓名', '性别'], unknown: ['备注'], lines }
      if (verb === 'look') {
        looked = JSON.parse(String(body))
        return { headings: ['姓名', '性别'], unknown: ['备注'], lines: [line(90, 'new')] }
      }
      if (verb === 'undo') undone = JSON.parse(String(body))
      if (verb !== 'import') return { name: 'children', label: label('名单', 'List'), about: label('每行一人', 'One a line'), headings: [] }
      await hold
      const portion = JSON.parse(String(body)) as SheetPortion
      portions.push(portion)
      return portions.length === 2 && refused.length > 0
        ? { added: [], lines: refused }
        : { added: portion.lines.map((one) => ({ noun: 'child', id: `c${one.line}` })), lines: [] }
    }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: await answers() })
  })
  shown = show(
    <>
      <SheetImport template="children" />
      <QuestionDialog />
    </>,
    { product: productOf(gardenCatalogue), engine },
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const text = () => document.body.textContent ?? ''
const says = (words: string) => soon(() => expect(text()).toContain(words))
const press = async (words: string) => (await buttonOf(document.body, words)).click()
async function choose() {
  await says('选择填好的表格')
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const file = Object.assign(new Blob(['x']), { name: 'list.xlsx' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await says('新增 45')
}

async function keptLines(): Promise<number[]> {
  const [file] = await findSheets(engine.db, 'template/children')
  const { sheet } = JSON.parse((await file?.text()) ?? '{}') as { readonly sheet: CheckedSheet }
  return sheet.lines.map((kept) => kept.line)
}

test('what is wrong is said first, cell by cell, with what is allowed', async () => {
  await choose()
  for (const said of ['第 90 行', '女孩', '没有这个选项', '可填：男、女', '没有用到的列：备注', '已有 1', '1 行有问题'])
    expect(text()).toContain(said)
  expect(text()).not.toContain('名3')
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('what is well is imported in portions, and can be taken back, also after the page was loaded again', async () => {
  await choose()
  await press('导入 45 行')
  await says('已导入 45 行')
  expect(portions.map((portion) => portion.lines.length)).toEqual([20, 20, 5])
  expect(portions.flatMap((portion) => portion.lines.map((one) => one.line))).not.toContain(90)
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('导入 45 行')
  await soon(async () => expect(await keptLines()).toEqual([90]))
  shown.close()
  shown = show(
    <>
      <SheetImport template="children" />
      <QuestionDialog />
    </>,
    { product: productOf(gardenCatalogue), engine },
  )
  await says('第 90 行')
  await press('撤销导入')
  await says('撤销这次导入？')
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((one) => one.textContent === '撤销导入')
  confirm?.click()
  await soon(() => expect((undone as { rows: unknown[] }).rows).toHaveLength(45))
  await soon(() => expect(text()).not.toContain('还可以撤销'))
})

test('somebody stops it between two portions, and what is in stays in', async () => {
  let go = () => {}
  hold = new Promise<void>((done) => {
    go = done
  })
  await choose()
  await press('导入 45 行')
  await says('已导入 0 / 45 行')
  await press('停止')
  go()
  await says('已导入 20 行后停止')
  expect(portions).toHaveLength(1)
})

test('a portion that is refused stops it and says why at the cell', async () => {
  refused = [{ ...line(25, 'wrong'), problems: [{ column: 0, heading: label('姓名', 'Name'), value: '名25', code: 'field.taken' }] }]
  await choose()
  await press('导入 45 行')
  await says('这一批没有写入')
  await says('已被使用')
  expect(portions).toHaveLength(2)
})

const putRight = async () => {
  const cell = document.querySelector('[aria-label="第 90 行“性别”改为"]')
  if (!(cell instanceof HTMLInputElement)) throw new Error('no cell to put right')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cell, '女')
  cell.dispatchEvent(new Event('input', { bubbles: true }))
  await press('重新检查')
}

test('a cell is put right where it is shown, its line looked at again beside the others, and imported with them', async () => {
  await choose()
  await putRight()
  await press('导入 46 行')
  expect(looked).toMatchObject({ asked: 90 })
  expect(looked?.lines.length).toBe(lines.length)
  expect(looked?.lines.at(-1)).toEqual({ line: 90, cells: ['名90', '女'] })
  await says('已导入 46 行')
  expect(portions.flatMap((portion) => portion.lines).find((one) => one.line === 90)).toBeDefined()
})

test('what was left out stays to be put right after the rest is in, and is imported then', async () => {
  await choose()
  await press('导入 45 行')
  await says('已导入 45 行')
  await says('女孩')
  await putRight()
  await press('导入 1 行')
  await says('已导入 1 行')
  expect(portions.at(-1)?.lines).toEqual([{ line: 90, cells: ['名90'] }])
  expect(text()).not.toContain('第 90 行')
})
