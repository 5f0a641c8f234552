import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExportDialog, type ExportDialogProps } from '../../../../src/app/blocks/excel/ExportDialog'
import { withSheets } from '../../../../src/app/blocks/excel/with-sheets'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import { speak } from '../../../../src/app/language/language'
import { fetchSheet, type Which } from '../../../../src/app/resource/list/export/fetch-sheet'
import { WireError } from '../../../../src/app/wire/wire-error'
import { advancedFilter, writeAdvancedQuery } from '../../../../src/contract/list/advanced-query'
import { importLimits } from '../../../../src/contract/sheet/import-limits'
import { Plant } from '../../../kit/product/garden-catalogue'

let root: Root
const saved: string[] = []
beforeEach(() => {
  speak('en')
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ways = [
  { key: 'chosen' as const, text: 'The 2 chosen' },
  { key: 'all' as const, text: 'All of them' },
]
function open(fetchFile: ExportDialogProps<'chosen' | 'all'>['fetchFile']) {
  const onClose = vi.fn()
  flushSync(() =>
    root.render(
      <>
        <ExportDialog title="Export" name="plants" {...{ ways, fetchFile, onClose }} />
        <Toasts />
      </>,
    ),
  )
  return onClose
}
const said = () => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => flushSync(() => button(name)?.click())

describe('the export', () => {
  test('takes the rows that are chosen as .xlsx where nothing else is said, saves the file and closes', async () => {
    const fetchFile = vi.fn(async () => new Blob(['x']))
    const onClose = open(fetchFile)
    press('Export')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(fetchFile).toHaveBeenCalledWith({ way: 'chosen', format: 'xlsx' }, expect.any(AbortSignal))
    expect(saved).toEqual(['plants.xlsx'])
  })

  test('takes all rows and .xls where that is wanted', async () => {
    const fetchFile = vi.fn(async () => new Blob(['x']))
    open(fetchFile)
    press('All of them')
    press('.xls')
    press('Export')
    await expect.poll(() => saved).toEqual(['plants.xls'])
    expect(fetchFile).toHaveBeenCalledWith({ way: 'all', format: 'xls' }, expect.any(AbortSignal))
  })

  test('of an empty result warns that the download failed, and saves nothing', async () => {
    const onClose = open(async () => new Blob([]))
    press('Export')
    await expect.poll(said).toContain('file download failed')
    expect([saved, onClose.mock.calls]).toEqual([[], []])
  })

  test('that is refused warns with what the server says, and stays', async () => {
    const onClose = open(() => Promise.reject(new WireError({ status: 400, code: 'record.too-many', values: { max: 50_000 } })))
    press('Export')
    await expect.poll(said).toContain('50000')
    expect(onClose).not.toHaveBeenCalled()
    expect(button('Export')?.disabled).toBe(false)
  })

  test('is given up where somebody leaves while it is being made', () => {
    let signal: AbortSignal | undefined
    open((_, given) => {
      signal = given
      return new Promise(() => undefined)
    })
    press('Export')
    expect(button('Being made…')?.disabled).toBe(true)
    flushSync(() => root.render(null))
    expect(signal?.aborted).toBe(true)
  })
})

describe('the export of a list', () => {
  const query = writeAdvancedQuery({ match: 'or', conditions: [{ field: 'name', rule: 'eq', value: '荷花' }] })
  const state = { filters: { day: '2026-03-02', [advancedFilter]: query }, sorts: [{ column: 'name', descending: true }], group: undefined }
  const order = { column: 'name', order: 'desc', _format: 'xlsx' }
  async function sent(which: Which) {
    const asked = vi.fn<typeof fetch>(
      async () => new Response(new Blob(['x']), { headers: { 'content-type': 'application/vnd.ms-excel' } }),
    )
    vi.stubGlobal('fetch', asked)
    await fetchSheet(Plant, state, { which, ids: ['a', 'b'], format: 'xlsx' })
    return JSON.parse(String(asked.mock.calls[0]?.[1]?.body))
  }

  test('asks for the chosen rows by their ids, in the order of the list', async () => {
    expect(await sent('chosen')).toEqual({ selections: 'a,b', ...order })
  })

  test('asks for what its filters and its advanced query find', async () => {
    expect(await sent('found')).toMatchObject({ ...order, superQueryMatchType: 'or', superQueryParams: expect.stringContaining('荷花') })
  })

  test('asks for all rows without any condition', async () => {
    expect(await sent('all')).toEqual(order)
  })
})

describe('files of an import', () => {
  const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name, { lastModified: 1 }), 'size', { value: size })

  test('are each there once, and no more or larger than an import takes, each with why', () => {
    const many = Array.from({ length: importLimits.files + 1 }, (_, at) => file(`${at}.xlsx`))
    expect(withSheets([], many).files).toHaveLength(importLimits.files)
    expect(withSheets([], many).notTaken[0]?.values).toEqual({ max: importLimits.files })
    expect(withSheets([file('a.xls')], [file('a.xls')])).toMatchObject({ files: [{ name: 'a.xls' }], notTaken: [] })
    const large = [file('a.xls', importLimits.bytes + 1), file('b.doc')]
    expect(withSheets([], large)).toMatchObject({ files: [], notTaken: [{ values: { name: 'a.xls', max: '20 MB' } }, {}] })
    const heavy = ['a.xls', 'b.xls', 'c.xls'].map((name) => file(name, importLimits.bytes))
    expect(withSheets([], heavy)).toMatchObject({ files: [{ name: 'a.xls' }], notTaken: [{ values: { max: '40 MB' } }, {}] })
  })
})
