import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuery } from '../../src/app/resource/list/list-address'
import { sifter } from '../../src/app/resource/list/local-list'
import { checkFields } from '../../src/contract/check'
import { withoutEntryIds } from '../../src/contract/fields/entries'
import { isOrdered, type Kind, kindOf, kinds } from '../../src/contract/fields/kind'
import type { Row } from '../../src/contract/resource'
import { same } from '../../src/contract/sync/merge'
import { excelRoutes } from '../../src/server/excel/excel-routes'
import type { Product } from '../../src/server/product'
import { openDevice } from '../kit/browser/open-device'
import { papers, Specimen, valuesOf } from '../kit/device/every-kind'
import { tinyCatalogue, tinyProduct } from '../kit/product/tiny-product'
import { samplePicture } from '../kit/sample-picture'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { bringSheet } from '../server/excel/bring-sheet'
import { openUploader } from '../server/files/uploader'

const product: Product = {
  ...tinyProduct,
  catalogue: { ...tinyCatalogue, resources: { ...tinyCatalogue.resources, specimen: Specimen } },
  routes: excelRoutes(Specimen),
}
const every = Object.keys(kinds) as Kind[]
const folders = ['f-one', 'f-two', 'f-three']
const files = papers.map(({ name, bytes }) => ({ sha: createHash('sha256').update(bytes).digest('hex'), name, size: bytes.length }))
const arbitraries = valuesOf(folders, files)
const { text, ...others } = arbitraries
/** Rows some of whose fields are empty. */
const specimens = fc.record({
  text,
  ...Object.fromEntries(Object.entries(others).map(([kind, of]) => [kind, fc.option(of, { nil: null, freq: 8 })])),
})

test('a value of every kind passes the check, and what is no such value does not', () => {
  fc.assert(
    fc.property(specimens, (row) => {
      expect(checkFields(Specimen.fields, row, 'whole')).toEqual({})
    }),
  )
  const wrong: Partial<Record<Kind, readonly unknown[]>> = {
    percent: [-1, 100.1, 12.34, '12%'],
    weight: [-1, 0.5],
    duration: [-1, 1.5],
    period: [
      '2026-01-02/2026-01-01',
      '2026-01-01',
      '2026-01-01/',
      '2026-02-30/2026-03-01',
      '2026-01-01/2026-01-02/2026-01-03',
      ['2026-01-01'],
    ],
    region: ['33', '3301061', '000000', 330_106],
    json: [
      { name: 'a' },
      { name: 'a', marks: ['\0'] },
      { name: '\ud800', marks: [] },
      { name: 'a', marks: [], other: 1 },
      { name: 'x'.repeat(20_001), marks: [] },
    ],
    attachments: [
      ...['a.exe', 'a.svg', 'a.html', 'a.pdf.js', 'a', '../a.pdf', 'a\u202efdp.exe', 'a\n.pdf', `${'x'.repeat(200)}.pdf`].map((name) => [
        { ...files[0], name },
      ]),
      [{ ...files[0], size: 0 }],
      [{ ...files[0], size: 11 * 1024 * 1024 }],
      [{ ...files[0], more: 1 }],
      [{ ...files[0], sha: 'x' }],
      [null],
      Array(10).fill(files[0]),
    ],
  }
  for (const [kind, values] of Object.entries(wrong))
    for (const value of values)
      expect(checkFields(Specimen.fields, { [kind]: value }, 'part'), `${kind} ${JSON.stringify(value)?.slice(0, 80)}`).toHaveProperty(kind)
})

test('values are the same whatever order their keys are in, and not when something in them differs', () => {
  expect(same({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  for (const [one, two] of [
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[{ a: 1 }], [{ a: '1' }]],
  ])
    expect(same(one, two), JSON.stringify([one, two])).toBe(false)
})

let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
let rows: Record<string, unknown>[]
const listed = async (query: Record<string, string | number> = {}) => {
  const asked = new URLSearchParams({
    pageSize: '1000',
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  const answered = await boss(`GET /tiny/desk/specimen/list?${asked}`)
  expect(answered, String(asked)).toMatchObject({ success: true })
  return (answered.result as { records: Row[] }).records
}
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).sort()
const valuesIn = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(every.filter((kind) => kind !== 'secret').map((kind) => [kind, row[kind] ?? null]))

beforeAll(async () => {
  house = await openHouse(product)
  const person = await openUploader(house, 'boss')
  boss = person.call
  for (const id of folders) expect(await boss('POST /tiny/desk/folder/add', { id, name: `夹 ${id}` })).toMatchObject({ success: true })
  for (const { bytes } of [...papers, samplePicture(1), samplePicture(2)]) {
    const sha = createHash('sha256').update(bytes).digest('hex')
    expect(await person.bring({ sha, bytes })).toMatchObject({ result: { done: true } })
  }
  rows = fc.sample(specimens, { numRuns: 24, seed: 41 }).map((row, at) => ({ ...row, id: `s${at}`, text: `${row.text} ${at}` }))
  const tablet = await openDevice(house, 'boss')
  const half = rows.length / 2
  for (const row of rows.slice(0, half)) expect(await boss('POST /tiny/desk/specimen/add', row)).toMatchObject({ success: true })
  const ops = rows.slice(half).map(({ id, ...patch }) => tablet.op('specimen', String(id), 'add', patch))
  expect((await tablet.send(ops)).settled.map(({ outcome }) => outcome)).toEqual(ops.map(() => 'applied'))
})
afterAll(() => house.close())

test('rows are read as they were written, by a call or from a device', async () => {
  const found = new Map((await listed()).map((row) => [row.id, row]))
  const fields = Specimen.fields
  for (const row of rows) {
    const { id, ...read } = withoutEntryIds(fields, found.get(String(row.id)) as Row)
    expect(valuesIn(read), id).toEqual(valuesIn(row))
  }
})

test('what was written again as it stands is no change, so nobody is asked about it', async () => {
  for (const { id, secret: _, ...patch } of rows.slice(0, 6)) {
    const before = (await listed({ id: String(id) }))[0]
    const shuffled = Object.fromEntries(Object.entries(patch).reverse())
    expect(await boss('PUT /tiny/desk/specimen/edit', { id, ...shuffled })).toMatchObject({ success: true })
    expect(valuesIn((await listed({ id: String(id) }))[0] ?? {})).toEqual(valuesIn(before ?? {}))
  }
})

test.each(every.filter((kind) => !kindOf({ kind })?.apart))('%s: a device finds and orders the rows the server does', async (kind) => {
  const all = (await listed()).map((row) => ({ ...row, standing: undefined }))
  const values = [
    ...new Set(
      rows
        .map((row) => row[kind])
        .filter((value) => value !== null)
        .flat(),
    ),
  ].slice(0, 4)
  const filters = values.flatMap((value): Record<string, string>[] => {
    const day = String(value).slice(0, 10)
    return kinds[kind].ranged ? [{ [`${kind}_begin`]: day }, { [`${kind}_end`]: day }] : [{ [kind]: String(value) }]
  })
  if (kind === 'region') filters.push(...values.map((value) => ({ region: `${String(value).slice(0, 2)}0000` })))
  expect(filters.length).toBeGreaterThan(0)
  const found: number[] = []
  for (const filter of filters) {
    const state = { page: 1, size: 1000, sorts: [], filters: filter }
    const here = sifter(Specimen, state, '2026-01-01')(all as never)
    expect(ids(await listed(listQuery(Specimen, state))), JSON.stringify(filter)).toEqual(ids(here))
    found.push(here.length)
  }
  expect(Math.max(...found)).toBeGreaterThan(0)
  if (!isOrdered({ kind }) || kinds[kind].worded) return
  for (const descending of [false, true]) {
    const here = sifter(Specimen, { sorts: [{ column: kind, descending }], filters: {} }, '2026-01-01')(all as never)
    const there = await listed({ column: kind, order: descending ? 'desc' : 'asc' })
    expect(there.map(({ id }) => id)).toEqual(here.map(({ id }) => id))
  }
})

test('a range is refused that is none, and so is a column that cannot be compared', async () => {
  for (const query of ['period_begin=soon', 'region=Hangzhou', 'attachments=x', 'column=json'])
    expect(await boss(`GET /tiny/desk/specimen/list?${query}`)).toMatchObject({ success: false, error: expect.stringMatching(/^query\./) })
})

test.each(['zh-CN', 'en'])('a sheet brings back what went out in it, in %s', async (language) => {
  const before = await listed()
  const out = await house.server.inject({
    method: 'GET',
    url: '/tiny/desk/specimen/exportXls',
    headers: { 'x-access-token': boss.token, 'accept-language': language },
  })
  const came = new Set(ids(before))
  expect(await bringSheet(house, boss.token, out.rawPayload, '/tiny/desk/specimen')).toMatchObject({ code: 200, success: true })
  const fresh = (await listed()).filter(({ id }) => !came.has(id))
  const inCells = (row: Row) => JSON.stringify(every.filter((kind) => !kindOf({ kind })?.apart).map((kind) => [kind, row[kind] ?? null]))
  expect(fresh.map(inCells).sort()).toEqual(before.map(inCells).sort())
  for (const { id } of fresh) await boss(`DELETE /tiny/desk/specimen/delete?id=${id}`)
})

test('a region nobody knows is refused, and a known one is told by its name', async () => {
  expect(await boss('POST /tiny/desk/specimen/add', { text: 'nowhere', region: '999999' })).toMatchObject({
    problems: { region: { code: 'field.choice' } },
  })
  const { result } = await boss('POST /tiny/desk/specimen/add', { text: 'Linping', region: '330113' })
  expect(result).toMatchObject({ region: '330113', region_dictText: '浙江省 杭州市 临平区' })
})

test('a file is known by its bytes, whatever a row calls it, and is saved under the name the row gives it', async () => {
  const [list, , paper] = files
  for (const attachments of [[{ ...list, name: '名单.pdf' }], [{ ...list, size: 3 }]])
    expect(await boss('POST /tiny/desk/specimen/add', { text: 'false', attachments })).toMatchObject({
      problems: { attachments: { code: 'field.attachment' } },
    })
  expect(await boss('POST /tiny/desk/specimen/add', { text: 'false', photos: [paper?.sha] })).toMatchObject({
    problems: { photos: { code: 'field.file' } },
  })
  const { id } = (await boss('POST /tiny/desk/specimen/add', { text: 'true', attachments: [paper] })).result as Row
  const person = await openUploader(house, 'boss')
  const answered = await person.get(paper?.sha ?? '', 'specimen', id)
  expect(answered.bytes).toEqual(papers[2]?.bytes)
  expect(answered.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('证书 ')}%281%29.pdf`,
  })
})
