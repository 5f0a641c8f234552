import { expect, test } from 'vitest'
import { photos, text } from '../../src/contract/field'
import { canonicalJson, chainText } from '../../src/contract/sync/chain'

const fields = { title: text('题', 'Title'), pictures: photos('照片', 'Pictures') }
const [a, b] = ['a'.repeat(64), 'b'.repeat(64)] as const
const op = { id: 'o', noun: 'paper', key: 'k', verb: 'add', at: '2026-02-02 08:00:00', patch: { title: '题', pictures: [b, a] } }

test('the same record is written the same way whatever the order of its names', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], 10: 1, 9: undefined, a: -0 })).toBe('{"10":1,"a":0,"b":[1,{"c":"é\\"","d":null}]}')
  expect(canonicalJson({ 2: 1, 10: 1, A: 1, a: 1 })).toBe('{"10":1,"2":1,"A":1,"a":1}')
})

test('a record hash covers the record, its attachments in order and the record before', () => {
  const record = '{"at":"2026-02-02 08:00:00","id":"o","key":"k","noun":"paper","patch":{"title":"题"},"verb":"add"}'
  expect(chainText(op, fields, null)).toBe(`${record}\n${a},${b}\n`)
  expect(chainText({ ...op, patch: { pictures: [a, b], title: '题' } }, fields, b)).toBe(`${record}\n${a},${b}\n${b}`)
})
