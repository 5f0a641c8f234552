import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { nounCalls } from '../../../src/app/sheet/noun-calls'
import { twiceIn } from '../../../src/app/sheet/twice'
import { label } from '../../../src/contract/label'
import type { CheckedLine } from '../../../src/contract/sheet/checked-sheet'

const code = label('编码', 'Code')
const line = (at: number, ...cells: string[]): CheckedLine => ({ line: at, cells, outcome: 'new', title: '', problems: [] })

test('a value that stands twice in a column of its own is a problem of the later line, wherever in the file it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 12 }), (values) => {
      const lines = values.map((value, at) => line(at + 2, value, 'x'))
      const found = twiceIn({ headings: ['编码*', '名称'], unknown: [], lines }, [code])
      const wrong = found.lines.flatMap(({ outcome }, at) => (outcome === 'wrong' ? [at] : []))
      expect(wrong).toEqual(values.flatMap((value, at) => (value !== '' && values.indexOf(value) < at ? [at] : [])))
      for (const at of wrong)
        expect(found.lines[at]?.problems[0]).toMatchObject({
          column: 0,
          code: 'sheet.twice',
          values: { line: values.indexOf(values[at] ?? '') + 2 },
        })
    }),
  )
})

test('a long sheet is looked at part by part, tells how far it is, and ends where somebody stops it', async () => {
  const parts = [0, 1, 2].map((part) => [line(part * 2 + 2, `v${part}`), line(part * 2 + 3, `w${part}`)])
  const looked: number[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const verb = new URL(address, 'http://x').pathname.split('/').at(-1)
    const given = verb === 'look' ? (JSON.parse(String(body)) as { lines: CheckedLine[] }).lines : []
    if (verb === 'look') looked.push(given.length)
    const result =
      verb === 'read'
        ? { headings: ['编码'], parts }
        : verb === 'look'
          ? { headings: ['编码'], unknown: ['备注'], lines: given }
          : { unique: [code] }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
  const told: string[] = []
  const onProgress = (done: number, total: number) => told.push(`${done}/${total}`)
  const found = await nounCalls('position').check(new ArrayBuffer(0), { onProgress, isStopped: () => false })
  expect([told, found?.lines.length, found?.unknown]).toEqual([['0/6', '2/6', '4/6'], 6, ['备注']])
  const stopped = await nounCalls('position').check(new ArrayBuffer(0), { onProgress, isStopped: () => looked.length >= 4 })
  expect([stopped, looked.length]).toEqual([undefined, 4])
  vi.unstubAllGlobals()
})
