import { read, utils, write } from '@e965/xlsx'
import { uuidv7 } from 'uuidv7'
import { Paper } from '../kit/product/tiny-product'
import { signIn } from '../kit/server/post-json'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, bareTime, type Figure, growth, rate, time } from './figure'
import { quantile } from './measure'

const rows = 50_000
/** Rows of one insert of the bare driver: a statement has room for 65,535 values. */
const together = 5000
const headings = ['标题', '架', '日期', '页数']
/** Milliseconds of one answer while a sheet is being worked on. */
const soon = 250

const lineOf = (at: number) => [`paper ${at}`, 'a', '2026-03-02', at % 1000]
function sheetOf(lines: readonly (readonly (string | number)[])[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), 'S')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
const rowsIn = (file: Buffer) => {
  const book = read(file, { type: 'buffer', dense: true })
  return utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

async function took<T>(work: () => Promise<T>): Promise<{ ms: number; found: T }> {
  const begun = performance.now()
  const found = await work()
  return { ms: performance.now() - begun, found }
}

/** Asks for one small answer after the other while something goes on, and says how long each took. */
async function beside<T>(house: BenchHouse, token: string, work: () => Promise<T>): Promise<{ found: T; waits: readonly number[] }> {
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const { ms } = await took(() => fetch(`${house.address}${Paper.path}/list?pageSize=10`, { headers: { 'x-access-token': token } }))
      waits.push(ms)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  try {
    return { found: await work(), waits }
  } finally {
    isOver = true
    await asking
  }
}

/** The same file by the library and the driver alone: nothing is checked, and nobody is told. */
async function insertBare({ tenant }: BenchHouse, file: Buffer): Promise<number> {
  const [, ...lines] = rowsIn(file)
  for (let at = 0; at < lines.length; at += together) {
    const values: unknown[] = []
    const tuples = lines.slice(at, at + together).map((line) => {
      values.push(uuidv7(), 'shelf/b', 'anna', ...line, 'open', '{}')
      return `(${Array.from({ length: 9 }, (_, place) => `$${values.length - 8 + place}`)})`
    })
    await tenant.query(`insert into paper (id, scope, create_by, title, shelf, day, pages, state, versions) values ${tuples}`, values)
  }
  return lines.length
}

async function sheets(house: BenchHouse): Promise<Figure[]> {
  const [token, other] = [await signIn(house.address, 'anna'), await signIn(house.address, 'robert')]
  const file = sheetOf([headings, ...Array.from({ length: rows }, (_, at) => lineOf(at))])
  const headers = { 'x-access-token': token }
  const imported = await beside(house, other, () =>
    took(async () => {
      const form = new FormData()
      form.append('files[]', new Blob([new Uint8Array(file)]), 'papers.xlsx')
      const url = `${house.address}${Paper.path}/importExcel`
      const answer = await fetch(url, { method: 'POST', headers: { ...headers, accept: 'application/x-ndjson' }, body: form })
      const lines = (await answer.text()).trim().split('\n')
      const last = JSON.parse(lines.at(-1) ?? '{}') as { code?: number; message?: string }
      if (last.code !== 200) throw new Error(`not everything was taken: ${last.message}`)
      return lines.length - 1
    }),
  )
  const exported = await beside(house, other, () =>
    took(async () => Buffer.from(await (await fetch(`${house.address}${Paper.path}/exportXls?_format=xlsx`, { headers })).arrayBuffer())),
  )
  const count = rowsIn(exported.found.found).length - 1
  if (count !== rows) throw new Error(`${count} rows went out of ${rows}`)
  const bareOut = await took(async () => {
    const found = await house.tenant.query({ text: 'select title, shelf, day, pages, state from paper', rowMode: 'array' })
    return sheetOf([headings, ...found.rows])
  })
  await house.owner.query("delete from paper where scope = 'shelf/b'")
  const bareIn = await took(() => insertBare(house, file))
  return [
    time('import', imported.found.ms, 300_000),
    rate('import', (rows / imported.found.ms) * 1000, 'rows', 250),
    bareTime('import by library and driver, nothing checked', bareIn.ms),
    rate('steps of progress told', (imported.found.found / imported.found.ms) * 1000, 'steps', 1),
    time('a list asked for during the import, 95 of 100', quantile(imported.waits, 0.95), soon),
    time('export', exported.found.ms, 30_000),
    bareTime('export by library and driver', bareOut.ms),
    growth('export / library and driver', exported.found.ms / bareOut.ms, 5),
    time('a list asked for during the export, 95 of 100', quantile(exported.waits, 0.95), soon),
  ]
}

/** A sheet of as many rows as one may have, in and out over HTTP, against the bare library on the same machine. */
export const excelBench: Bench = {
  name: 'excel',
  says: `${rows} rows from and to .xlsx, against the library and the driver alone`,
  run: inHouse('tiny-server.ts', sheets),
}
