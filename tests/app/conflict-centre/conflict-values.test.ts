import { expect, test } from 'vitest'
import { clashedFields, deletedBy } from '../../../src/app/conflict-centre/conflict-values'

test('both answers stand side by side', () => {
  expect(clashedFields({ theirs: '{"name":"Fern"}', mine: '{"name":"Moss","leaves":3}' })).toEqual([
    { name: 'name', theirs: 'Fern', mine: 'Moss' },
    { name: 'leaves', theirs: null, mine: 3 },
  ])
})

test('a deletion on either side is told apart, and broken text does no harm', () => {
  expect(deletedBy({ theirs: '{"$gone":true}', mine: '{"name":"x"}' })).toBe('theirs')
  expect(deletedBy({ theirs: '{}', mine: '{"$gone":true}' })).toBe('mine')
  expect(deletedBy({ theirs: 'oops', mine: null })).toBeUndefined()
})

test('a held addition is shown as the sum it leads to, and of a deleted record as the amount', () => {
  const held = (theirs: string) => clashedFields({ verb: 'adjust', theirs, mine: '{"height":-2}' })
  expect(held('{"height":5}')).toEqual([{ name: 'height', theirs: 5, mine: 3 }])
  expect(held('{"$gone":true,"height":null}')).toEqual([{ name: 'height', theirs: null, mine: -2 }])
})

test('a held removal says so, whatever of the record stands beside it', () => {
  const row = { verb: 'remove', theirs: '{"$gone":false,"name":"fern"}', mine: '{"$gone":true}' }
  expect(deletedBy(row)).toBe('mine')
  expect(clashedFields(row)).toEqual([])
})
