import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ImportDialog, type ImportDialogProps, importWidth } from '../../../../src/app/blocks/excel/ImportDialog'
import { formOf } from '../../../../src/app/blocks/excel/import-sheets'
import { answerQuestion, useQuestion } from '../../../../src/app/design/overlay/question'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import { speak } from '../../../../src/app/language/language'

let root: Root
beforeEach(() => {
  speak('en')
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const envelope = (given: object) => ({ success: true, code: 200, message: '', result: null, timestamp: 0, ...given })
/** Stands a server in that answers line by line, as fast as it is asked to. */
function answers(...lines: readonly object[]) {
  const asked = vi.fn<typeof fetch>(async () => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`)
    const body = new ReadableStream({
      start(controller) {
        for (const line of text) controller.enqueue(new TextEncoder().encode(line))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

function open(given: Partial<ImportDialogProps> = {}) {
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  flushSync(() =>
    root.render(
      <>
        <ImportDialog url="/x/importExcel" {...{ onDone, onClose }} {...given} />
        <Toasts />
      </>,
    ),
  )
  return { onDone, onClose }
}
const said = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
function choose(...names: string[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { configurable: true, value: names.map((name) => new File(['x'], name)) })
  flushSync(() => input?.dispatchEvent(new Event('change', { bubbles: true })))
}
const upload = () => flushSync(() => button('Upload')?.click())

describe('the dialog', () => {
  test('is 600 wide, takes several .xls and .xlsx files, and uploads none', () => {
    open()
    expect(importWidth).toBe(600)
    expect(document.querySelector('dialog')?.getAttribute('style')).toContain('600px')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    expect([input?.multiple, input?.accept]).toEqual([true, '.xls,.xlsx'])
    expect(button('Upload')?.disabled).toBe(true)
    choose('a.xlsx', 'b.xls')
    expect(button('Upload')?.disabled).toBe(false)
    flushSync(() => button('Remove a.xlsx')?.click())
    flushSync(() => button('Remove b.xls')?.click())
    expect(button('Upload')?.disabled).toBe(true)
  })

  test('refuses what is no sheet, and keeps what is', async () => {
    open()
    choose('a.xlsx', 'letter.docx')
    await expect.poll(said).toContain('Only .xls and .xlsx files can be imported')
    expect(said()).toContain('a.xlsx')
    expect(said()).not.toContain('letter.docx')
  })

  test('that succeeds says so, closes and tells', async () => {
    answers({ file: 0, phase: 'write', done: 1, total: 2 }, envelope({ message: 'Imported, 2 rows' }))
    const { onDone, onClose } = open()
    choose('a.xlsx')
    upload()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onDone).toHaveBeenCalledOnce()
    expect(said()).toContain('Imported, 2 rows')
  })

  test.each([
    ['a path', '/sys/common/importReport/t'],
    ['a path and a name', { msg: '1 row taken, 1 not', fileUrl: '/sys/common/importReport/t', fileName: 'errors.xls' }],
  ])('with errors stays, says so and links the file, whose answer is %s', async (_, result) => {
    answers(envelope({ code: 201, message: 'some', result }))
    const { onDone, onClose } = open()
    choose('a.xlsx')
    upload()
    await expect.poll(said).toContain('imported successfully, but there is erroneous data!')
    expect(document.querySelector<HTMLAnchorElement>('a[download]')?.getAttribute('href')).toBe('/sys/common/importReport/t')
    expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  })

  test("with errors and no file of them warns 'unknown file'", async () => {
    answers(envelope({ code: 201, message: 'some', result: null }))
    open()
    choose('a.xlsx')
    upload()
    await expect.poll(said).toContain('erroneous data')
    flushSync(() => button('Get the file with what was wrong')?.click())
    await expect.poll(said).toContain('unknown file')
  })

  test('asks before it is left while it goes on', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { onClose } = open()
    choose('a.xlsx')
    upload()
    flushSync(() => button('Close')?.click())
    expect(onClose).not.toHaveBeenCalled()
    expect(useQuestion.getState().question?.title).toBe('Stop the import?')
    answerQuestion('confirm')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test('that fails warns with what the server says, or that the upload failed, and loses no file', async () => {
    answers(envelope({ success: false, code: 400, message: 'No heading is known' }))
    const { onDone } = open()
    choose('a.xlsx')
    upload()
    await expect.poll(said).toContain('No heading is known')
    answers(envelope({ success: false, message: '' }))
    upload()
    await expect.poll(said).toContain('file upload failed')
    expect(said()).toContain('a.xlsx')
    expect(onDone).not.toHaveBeenCalled()
  })

  test('tells how far it is, and can be stopped', async () => {
    let stopped = false
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_: string, { signal }: { signal: AbortSignal }) => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"file":0,"phase":"write","done":200,"total":5000}\n{"file"'))
            signal.addEventListener('abort', () => {
              stopped = true
              controller.error(new DOMException('stopped', 'AbortError'))
            })
          },
        })
        return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
      }),
    )
    const { onDone } = open()
    choose('a.xlsx', 'b.xlsx')
    upload()
    await expect.poll(said).toContain('Imported 200 of 5000')
    expect(said()).toContain('Waiting')
    flushSync(() => button('Stop')?.click())
    await expect.poll(said).toContain('Stopped. What was imported stays.')
    expect(stopped).toBe(true)
    expect(onDone, 'what is in by then is to be seen').toHaveBeenCalledOnce()
  })
})

describe('what is sent', () => {
  const files = [new File(['x'], 'a.xlsx'), new File(['y'], 'b.xls')]
  const entries = (form: FormData) => [...form.keys()]

  test('is each file, and nothing that was not said', () => {
    expect(entries(formOf(files, { url: '' }))).toEqual(['files[]', 'files[]'])
    expect(entries(formOf(files, { url: '', foreignKeys: {} }))).toEqual(['files[]', 'files[]'])
  })

  test('says isSingleTableImport, foreignKeys and validateStatus where they are', () => {
    const form = formOf(files, { url: '', isSingleTableImport: true, foreignKeys: { orderId: 'o1' }, validateStatus: false })
    expect([form.get('isSingleTableImport'), form.get('foreignKeys'), form.get('validateStatus')]).toEqual([
      'true',
      '{"orderId":"o1"}',
      '0',
    ])
    expect(formOf(files, { url: '', validateStatus: true }).get('validateStatus')).toBe('1')
  })

  test('has validateStatus in online mode alone', async () => {
    const asked = answers(envelope({}))
    open({ online: true })
    choose('a.xlsx')
    upload()
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    const sent = asked.mock.calls[0]?.[1]?.body
    expect(sent instanceof FormData && sent.get('validateStatus')).toBe('0')
  })
})
