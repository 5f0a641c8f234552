import { expect, test } from 'vitest'
import { checkFields } from '../../src/contract/check'
import { entries, optional, photos, signature, text } from '../../src/contract/field'
import { filesOf, pictureTypeOf } from '../../src/contract/fields/file'
import { samplePicture } from '../kit/sample-picture'

const [one, two, three] = [1, 2, 3].map((n) => samplePicture(n).sha) as [string, string, string]
const fields = {
  title: text('题', 'Title'),
  pictures: photos('照片', 'Pictures', { max: 2 }),
  signed: optional(signature('签名', 'Signature')),
  steps: optional(entries('步骤', 'Steps', { what: text('事', 'What'), shot: signature('图', 'Shot') })),
}
const row = { title: 't', pictures: [two, one], signed: two, steps: [{ what: 'w', shot: three }] }

test('a row names each of its files once, also those inside entries', () => {
  expect(checkFields(fields, row, 'whole')).toEqual({})
  expect(filesOf(fields, row)).toEqual([one, two, three].sort())
  expect(filesOf(fields, { title: one, pictures: null, steps: [null, 7] })).toEqual([])
})

test.each([
  [{ pictures: [] }, { pictures: 'field.required' }],
  [{ pictures: 'x' }, { pictures: 'field.list' }],
  [{ pictures: [one.toUpperCase()] }, { pictures: 'field.file' }],
  [{ pictures: [one, two, three] }, { pictures: 'field.many' }],
  [{ signed: [one] }, { signed: 'field.file' }],
  [{ signed: `${one}0` }, { signed: 'field.file' }],
  [{ steps: [{ what: 'w', shot: 'x' }] }, { 'steps.0.shot': 'field.file' }],
])('%j is refused', (values, codes) => {
  const problems = checkFields(fields, values, 'part')
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(codes)
})

test('a type is known by its bytes', () => {
  expect(pictureTypeOf(samplePicture(1).bytes)).toBe('image/png')
  expect(pictureTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
  expect(['', '<svg/>', 'GIF89a', 'RIFF....WEBP'].map((start) => pictureTypeOf(Buffer.from(start)))).toEqual(Array(4).fill(undefined))
})
