import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Brought, type Carrier, UploadFailure } from '../../../../src/app/blocks/upload/carrier'
import { limitsOf } from '../../../../src/app/blocks/upload/cells/upload-column'
import { kindOf } from '../../../../src/app/blocks/upload/file-kind'
import { textOfFile } from '../../../../src/app/blocks/upload/file-text'
import { type Limits, sortOut, usualLimits } from '../../../../src/app/blocks/upload/limits'
import { moved } from '../../../../src/app/blocks/upload/reorder'
import { UploadList } from '../../../../src/app/blocks/upload/upload-list'
import { entriesOf, pathsOf, readFiles, shortName, type UploadedFile } from '../../../../src/app/blocks/upload/uploaded-file'
import { words } from '../../../../src/app/blocks/upload/words'
import { staticAddress } from '../../../../src/app/wire/stored-file'
import { label } from '../../../../src/contract/label'

const named = (name: string, type = 'application/pdf', size = 3) => ({ name, type, size })
const pictures: Limits = { ...usualLimits, takes: 'pictures' }
const column = (fieldExtendJson?: string) => ({ title: label('文件', 'Files'), ...(fieldExtendJson && { fieldExtendJson }) })

test.each([
  ['picture', ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.webp', 'a.bmp', 'a.svg']],
  ['word', ['a.doc', 'a.docx', 'a.dot', 'a.dotx']],
  ['excel', ['a.xls', 'a.xlsx', 'a.xlsm', 'a.xlsb', 'a.csv']],
  ['pdf', ['a.pdf']],
  ['other', ['a', 'a.exe', 'pdf', '']],
])('a %s is known by the ending of its name', (kind, names) => {
  expect(names.map(kindOf)).toEqual(names.map(() => kind))
})

test('a picture uploader takes only what says that it is a picture', () => {
  const { taken, problems } = sortOut(
    [named('a.jpg', 'image/jpeg'), named('b.png', 'image/png'), named('c.jpg', ''), named('d.pdf')],
    0,
    pictures,
  )
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.png'])
  expect(problems.map(({ why }) => why)).toEqual([words.onlyPictures, words.onlyPictures])
  expect(words.onlyPictures.zh).toBe('请上传图片')
})

test('what is of no allowed type, empty or too large is refused by name, and the others go on', () => {
  const large = named('large.pdf', '', usualLimits.size + 1)
  const { taken, problems } = sortOut(
    [named('a.exe'), named('a.svg', 'image/svg+xml'), named('e.pdf', '', 0), large, named('ok.docx')],
    0,
    usualLimits,
  )
  expect(taken.map(({ name }) => name)).toEqual(['ok.docx'])
  expect(problems.map(({ why, values }) => [why, values?.name])).toEqual([
    [words.typeRefused, 'a.exe'],
    [words.typeRefused, 'a.svg'],
    [words.empty, 'e.pdf'],
    [words.tooLarge, 'large.pdf'],
  ])
})

test('of more files than there may be the first stay and the others are named, or only the last stay', () => {
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => named(name))
  const first = sortOut(files, 1, { ...usualLimits, count: 2 })
  expect([first.taken.map(({ name }) => name), first.problems]).toEqual([
    ['a.pdf'],
    [{ why: words.tooMany, values: { max: 2, names: ['b.pdf', 'c.pdf'] } }],
  ])
  const last = sortOut(files, 5, limitsOf(column('{"uploadnum":2}'), 'files'))
  expect([last.taken.map(({ name }) => name), last.problems]).toEqual([['b.pdf', 'c.pdf'], []])
})

test.each([undefined, '', '{', '[]', 'null', '{"uploadnum":"x"}', '{"uploadnum":-1}', '{"uploadnum":0}'])(
  'a column that says %j of how many it keeps, keeps all',
  (json) => {
    expect(limitsOf(column(json), 'files').count).toBe(0)
  },
)

test('an order that was changed holds the same things, and places there are none of change nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 12 }), (items, from, to) => {
      const after = moved(items, from, to)
      expect([...after].sort()).toEqual([...items].sort())
      if (items[from] !== undefined && to >= 0 && to < items.length) expect(after[to]).toBe(items[from])
      else expect(after).toBe(items)
    }),
  )
})

test('a name in a cell is its first five letters and an ellipsis, and a short one is whole', () => {
  expect(['健康证明二零二六.pdf', 'a.txt', 'ab.pdf'].map(shortName)).toEqual(['健康证明二…', 'a.txt', 'ab.pd…'])
})

test('a stored value is read in each of its forms', () => {
  const paths = readFiles('temp/x/a.pdf, temp/y/b.png,')
  expect(paths.map(({ name, path, status }) => [name, path, status])).toEqual([
    ['a.pdf', 'temp/x/a.pdf', 'done'],
    ['b.png', 'temp/y/b.png', 'done'],
  ])
  const entry = { fileName: '甲.pdf', filePath: 'temp/z/a.pdf', fileSize: 9 }
  for (const value of [[entry], entry, JSON.stringify([entry])])
    expect(readFiles(value)).toMatchObject([{ name: '甲.pdf', path: 'temp/z/a.pdf', size: 9 }])
  expect(readFiles([{ name: 'x', status: 'error', message: 'm' }])).toMatchObject([{ name: 'x', status: 'error', message: 'm' }])
  for (const nothing of [null, undefined, '', 5, [], {}, '[', [null]]) expect(readFiles(nothing)).toEqual([])
})

test('what is written is read again, as paths and as entries', () => {
  const path = fc.stringMatching(/^temp\/[a-z0-9]{1,8}\/[a-z0-9]{1,6}\.pdf$/)
  fc.assert(
    fc.property(fc.uniqueArray(path), (all) => {
      const files = readFiles(all.join(','))
      expect(pathsOf(files)).toBe(all.join(','))
      expect(readFiles(entriesOf(files)).map((file) => file.path)).toEqual(all)
    }),
  )
})

test('a stored path is an address below the static one, and one that is an address stays as it is', () => {
  expect(staticAddress('temp/x/小 兰#1.png')).toBe('/sys/common/static/temp/x/%E5%B0%8F%20%E5%85%B0%231.png')
  expect(staticAddress('https://files.example/a.png')).toBe('https://files.example/a.png')
  expect([staticAddress(''), staticAddress('[{"a":1}]')]).toEqual([undefined, undefined])
})

test('a text is read in UTF-8, or as older programs write it', async () => {
  expect(await textOfFile(new Blob(['小兰']))).toEqual({ text: '小兰', isCut: false })
  expect((await textOfFile(new Blob([new Uint8Array([0xd0, 0xa1, 0xc0, 0xbc])]))).text).toBe('小兰')
  expect(await textOfFile(new Blob(['a'.repeat(100_001)]))).toMatchObject({ isCut: true })
})

const blob = (name: string) => new File(['abc'], name, { type: 'application/pdf' })

const noThumb = () => null

/** A list in a place whose value it changes, with a carrier that does as it is told. */
function placed(send: Carrier['send'], limits: Limits = usualLimits) {
  const list = new UploadList()
  const onFailed = vi.fn()
  let files: readonly UploadedFile[] = []
  const carrier: Carrier = { send, read: async () => undefined, Thumb: noThumb }
  const stand = () => list.stand({ files, carrier, limits, explain: () => 'explained', onFailed, onChange: (next) => change(next) })
  const change = (next: readonly UploadedFile[]) => {
    files = next
    stand()
  }
  stand()
  return { list, onFailed, names: () => files.map(({ name }) => name), coming: () => list.store.getState().coming }
}
const arrives: Carrier['send'] = async ({ name, type, size }): Promise<Brought> => ({ name, type, size, path: `p/${name}` })

test('files go one after the other, tell how much has gone, and are part of the value once they are there', async () => {
  const seen: unknown[] = []
  const place = placed(async (file, watch) => {
    watch.onPercent(41.9)
    seen.push(place.coming().map(({ name, status, percent }) => [name, status, percent]))
    return arrives(file, watch)
  })
  await place.list.add([blob('a.pdf'), blob('b.pdf')])
  expect(seen).toEqual([
    [
      ['a.pdf', 'uploading', 41],
      ['b.pdf', 'uploading', 0],
    ],
    [['b.pdf', 'uploading', 41]],
  ])
  expect([place.names(), place.coming()]).toEqual([['a.pdf', 'b.pdf'], []])
})

test('a file that failed stays with what was said, keeps no other waiting, and can be tried again or taken away', async () => {
  let works = false
  const place = placed(async (file, watch) => {
    if (file.name === 'ok.pdf' || works) return arrives(file, watch)
    throw file.name === 'said.pdf' ? new UploadFailure('full') : new Error('x')
  })
  await place.list.add([blob('said.pdf'), blob('unsaid.pdf'), blob('ok.pdf')])
  expect(place.names()).toEqual(['ok.pdf'])
  expect(place.coming().map(({ name, status, message }) => [name, status, message])).toEqual([
    ['said.pdf', 'error', 'full'],
    ['unsaid.pdf', 'error', 'explained'],
  ])
  expect(place.onFailed.mock.calls.map(([{ name }]) => name)).toEqual(['said.pdf', 'unsaid.pdf'])
  works = true
  const [said, unsaid] = place.coming()
  await place.list.retry(said?.uid ?? '')
  place.list.cancel(unsaid?.uid ?? '')
  expect([place.names(), place.coming()]).toEqual([['ok.pdf', 'said.pdf'], []])
})

test('what is stopped on its way never becomes part of the value, and one more of the same is no second', async () => {
  const place = placed(async (file, watch) => {
    if (file.name === 'stopped.pdf') place.list.cancel(place.coming()[0]?.uid ?? '')
    return arrives(file, watch)
  })
  await place.list.add([blob('stopped.pdf'), blob('a.pdf')])
  await place.list.add([blob('a.pdf')])
  expect([place.names(), place.coming()]).toEqual([['a.pdf'], []])
})

test('where only the last N stay, those before them go', async () => {
  const place = placed(arrives, limitsOf(column('{"uploadnum":2}'), 'files'))
  await place.list.add([blob('a.pdf'), blob('b.pdf')])
  await place.list.add([blob('c.pdf')])
  expect(place.names()).toEqual(['b.pdf', 'c.pdf'])
})
