import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manyScans } from '../../kit/product/many-scans'
import { quickest } from '../../kit/quickest'
import { type Picture, pictureOf } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { textCell, workbookWith, zipFile } from '../../kit/zip-file'
import { bringSheet } from '../excel/bring-sheet'
import { openUploader } from '../files/uploader'

let house: OpenHouse
let boss: Awaited<ReturnType<typeof openUploader>>
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await openUploader(house, 'boss')
})
afterAll(() => house.close())

const bring = (sheet: Buffer) => bringSheet(house, boss.call.token, sheet)
const headings = `<row r="1">${textCell('A1', '标题')}${textCell('B1', '摘要')}</row>`
const rows = (sheet: string) => `<sheetData>${sheet}</sheetData>`
const farCell = workbookWith(rows(`${headings}<row r="500">${textCell('XFD500', 'x')}</row>`))
const millions = (() => {
  const row = Array.from({ length: 1000 }, () => '<c><v>1</v></c>').join('')
  return workbookWith(rows(headings + `<row>${row}</row>`.repeat(1400)))
})()

/** How long something took, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

describe('a picture that would keep a machine busy', () => {
  test('is refused for its thousands of scans, before one of them is drawn', async () => {
    const bombs = [2600, 2599, 2598].map((scans) => manyScans(2000, scans))
    // The process that looks at it is there already.
    await boss.bring(manyScans(64, 10))
    const left = [...bombs]
    const ms = await quickest(async () => {
      const bomb = left.pop() as Picture
      expect(bomb.bytes.length).toBeLessThan(64 * 1024)
      expect(await boss.bring(bomb)).toMatchObject({ status: 422, error: 'file.heavy' })
    })
    // Sooner than this machine, busy as it may be, draws a part of it.
    expect(ms).toBeLessThan(await timed(() => sharp(manyScans(2000, 100).bytes).raw().toBuffer()))
    for (const { sha } of bombs) expect(await boss.head(sha)).toEqual({ status: 404 })
  })

  test('is no photograph: those come in a few scans, however they were made', async () => {
    const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, at) => (at * 7919) % 251))
    for (const options of [{ progressive: true }, { progressive: false }, { mozjpeg: true }, { progressive: true, optimiseScans: true }]) {
      const bytes = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
        .jpeg(options)
        .withExif({ IFD0: { Copyright: 'Ä' } })
        .toBuffer()
      expect(await boss.bring(pictureOf(bytes))).toMatchObject({ result: { done: true } })
    }
  })
})

describe('a sheet that would keep a machine busy', () => {
  test.each([
    ['one cell in the last column there is', () => farCell, 'excel.wide'],
    ['more cells than anybody types', () => millions, 'excel.heavy'],
    [
      'parts that unfold to a thousand times their size',
      () => workbookWith(rows(headings), [{ name: 'xl/sharedStrings.xml', text: Buffer.alloc(64_000_000) }]),
      'excel.heavy',
    ],
    ['a thousand parts', () => zipFile(Array.from({ length: 1000 }, (_, at) => ({ name: `xl/${at}.xml`, text: '' }))), 'excel.heavy'],
    [
      'a spreadsheet of another kind, which repeats a cell a million times',
      () =>
        zipFile([
          { name: 'META-INF/manifest.xml', text: '<manifest:manifest/>' },
          {
            name: 'content.xml',
            text: `<office:document-content><office:body><office:spreadsheet><table:table table:name="S">${'<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16000" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(9)}</table:table></office:spreadsheet></office:body></office:document-content>`,
          },
        ]),
      'excel.unreadable',
    ],
  ])('is refused for %s', async (_what, make, error) => {
    const sheet = make()
    const ms = await timed(async () => expect(await bring(sheet)).toMatchObject({ status: 200, success: false, error }))
    expect(ms).toBeLessThan(15_000)
  })

  test('is not known by what it claims: a sheet that says it reaches to the last cell, or tells a wrong size, is read', async () => {
    const reaches = workbookWith(
      `<dimension ref="A1:XFD1048576"/>${rows(`${headings}<row r="2">${textCell('A2', '甲')}<c r="XFD2"/></row>`)}`,
    )
    expect(await bring(reaches)).toMatchObject({ code: 201, message: expect.stringContaining('失败 1 行') })
    const lies = workbookWith(rows(headings), [{ name: 'xl/styles.xml', text: '<styleSheet/>', claims: 2_000_000_000 }])
    expect(await bring(lies)).toMatchObject({ success: true })
  })
})

/** How long each of some sign-ins took, one after the other: as many as are said, and on until something is over. */
async function signIns(least: number, until: Promise<unknown> = Promise.resolve()): Promise<number[]> {
  const took: number[] = []
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  while (took.length < least || !isOver) took.push(await timed(() => house.as('nobody')))
  await over
  return took
}

/** The value below which 99 of 100 lie. */
const p99 = (took: readonly number[]) => [...took].sort((one, two) => one - two)[Math.ceil(took.length * 0.99) - 1] ?? 0

test('a sign-in is as quick as ever while ten of the worst files arrive', async () => {
  // Also what just stays within all limits: as much work as one file may make.
  const background = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noise = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: 'red', noise: background } })
    .jpeg({ progressive: true, quality: 60 })
    .toBuffer()
  const worst: Picture[] = [manyScans(2000, 2600), manyScans(2000, 64), pictureOf(noise)]
  const ratios: number[] = []
  // Somebody else's work on this machine may spoil one round, and not three.
  for (let round = 0; round < 3 && !ratios.some((ratio) => ratio <= 1); round++) {
    const alone = p99(await signIns(20))
    const pictures = Array.from({ length: 7 }, (_, at) => worst[at % worst.length] as Picture)
    const files = [
      ...pictures.map(({ bytes }, at) => boss.bring(pictureOf(Buffer.concat([bytes, Buffer.from([round, at])])))),
      ...[farCell, millions, farCell].map(bring),
    ]
    const beside = p99(await signIns(20, Promise.all(files)))
    ratios.push(beside / Math.max(3 * alone, 600))
  }
  expect(Math.min(...ratios)).toBeLessThanOrEqual(1)
})

test('nobody waits while a long list is made into a file', async () => {
  const longest = () => {
    let [last, most] = [performance.now(), 0]
    const timer = setInterval(() => {
      most = Math.max(most, performance.now() - last)
      last = performance.now()
    }, 1)
    return () => {
      clearInterval(timer)
      return most
    }
  }
  const text = 'x'.repeat(60)
  const part = house.engine.sheets.pack(Array.from({ length: 500 }, () => Array.from({ length: 40 }, () => text)))
  const end = longest()
  const began = performance.now()
  const file = await house.engine.sheets.write(Array.from({ length: 10 }, () => part))
  // Made here, nothing else would happen from its beginning to its end.
  expect(end()).toBeLessThan((performance.now() - began) / 2)
  expect(file.readUInt32BE(0)).toBe(0xd0cf11e0)
  expect(file.length).toBeLessThan(10_000_000)
})
