import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { NounImport } from '../../../src/app/resource/list/import/NounImport'
import { queries } from '../../../src/app/resource/queries'
import { findSheets } from '../../../src/app/sheet/kept-sheets'
import { callAs } from '../../../src/app/wire/surroundings'
import { label } from '../../../src/contract/label'
import type { CheckedLine, SheetLine, SheetPortion } from '../../../src/contract/sheet/checked-sheet'
import { buttonOf, chooseFiles, lonelyEngine, productOf, show, typeInto } from '../../kit/browser/show'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
const onClose = vi.fn()
let engine: Engine
let looks: number
let shown: ReturnType<typeof show> | undefined

/** A line is right where its second cell is a number. */
function looked({ line, cells }: SheetLine): CheckedLine {
  const [title = '', height = ''] = cells
  const problem = { column: 1, heading: label('高度', 'Height'), value: height, code: 'field.number' } as const
  const found = /^\d+$/.test(height) ? { outcome: 'new', problems: [] } : { outcome: 'wrong', problems: [problem] }
  return { line, cells, title, ...found } as CheckedLine
}

const linesOf = (body: unknown) => (JSON.parse(String(body)) as SheetPortion).lines

function answerTo(verb: string | undefined, body: unknown): unknown {
  if (verb === 'read')
    return {
      headings: ['Name', 'Height'],
      parts: [['tall', 'short'].map((height, at) => ({ line: at + 2, cells: [`Rose ${at}`, height] }))],
    }
  if (verb === 'look') {
    looks += 1
    return { headings: ['Name', 'Height'], unknown: [], lines: linesOf(body).map(looked) }
  }
  if (verb === 'import') return { added: linesOf(body).map(({ line }) => ({ noun: 'plant', id: `p${line}` })), lines: [] }
  return { label: label('植物', 'Plants'), about: label('每行一株', 'One a line'), unique: [] }
}

beforeEach(async () => {
  speak('en')
  localStorage.clear()
  queries.clear()
  onClose.mockClear()
  looks = 0
  callAs({ token: () => 'abc', tenant: () => '1', language: () => 'en', expired: () => undefined })
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: unknown } = {}) =>
    Response.json({
      success: true,
      code: 200,
      message: '',
      timestamp: 0,
      result: answerTo(new URL(address, 'http://x').pathname.split('/').at(-1), body),
    }),
  )
})
afterEach(async () => {
  shown?.close()
  await engine.stop()
  vi.unstubAllGlobals()
})

function open() {
  shown?.close()
  shown = show(<NounImport resource={Plant} onClose={onClose} />, { product, engine })
}
const text = () => document.body.textContent ?? ''
const says = (words: string) => soon(() => expect(text()).toContain(words))
const press = async (words: string, within: HTMLElement = document.body) => (await buttonOf(within, words)).click()
const isKept = (count: number) =>
  soon(async () => expect([await engine.db.drafts.count(), await engine.db.blobs.count()]).toEqual([count, count]))

/** The trial is kept with its mended line looked at again: it was kept before too, as it came and as it was typed. */
const isMendedKept = () =>
  soon(async () => {
    const [trial] = await findSheets(engine.db, `trial/${Plant.name}`)
    expect(await trial?.text()).toContain('"outcome":"new"')
  })

/** Puts the first cell right that is wrong. */
async function mend(height: string) {
  const cell = await soon(() => document.querySelector<HTMLInputElement>('.sheet-mend input') ?? Promise.reject(new Error('no cell')))
  typeInto(cell, height)
  await soon(() => expect(cell.form?.querySelector('button')?.disabled).toBe(false))
  cell.form?.querySelector('button')?.click()
  await says('Import 1 line')
}

/** A trial of two wrong lines, the first of which is put right. */
async function begin() {
  open()
  await chooseFiles(document, new File(['rows'], 'plants.xlsx'))
  await press('Dry run')
  await mend('120')
}

test('a trial goes on after the page was loaded again, with the cells put right, and nothing is looked at again', async () => {
  await begin()
  await isMendedKept()
  const before = looks
  open()
  await says('with every cell you put right')
  for (const said of ['plants.xlsx', 'New 1', 'Rose 1', 'short', 'Import 1 line']) expect(text()).toContain(said)
  expect(looks).toBe(before)
})

test('a trial that was closed is found again by the same button, and once all of it is in nothing stays', async () => {
  await begin()
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
  await isKept(1)
  await isMendedKept()
  open()
  await says('with every cell you put right')
  await press('Import 1 line')
  await soon(() => expect(text()).not.toContain('Import 1 line'))
  await mend('90')
  await press('Import 1 line')
  await isKept(0)
})

test('another file is taken in place of lines that are still wrong once that was asked', async () => {
  open()
  await chooseFiles(document, new File(['rows'], 'plants.xlsx'))
  await press('Dry run')
  await press('Choose another file')
  await says('Discard "plants.xlsx"?')
  expect(text()).toContain('With problems 2')
  await press('Discard', [...document.querySelectorAll('dialog')].at(-1))
  await says('Choose the sheet you filled in')
  expect(text()).not.toContain('With problems')
})
