import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'
import { marks } from '../../src/areas/attendance/mark/mark'
import { sampleLabels } from '../../src/areas/canteen/register/sample-labels'
import { meals } from '../../src/areas/recipes/published/meal'
import clientDictionaries from '../../src/contract/clients/client-dictionaries.json'
import type { Fields } from '../../src/contract/field'
import { madeKinds } from '../../src/contract/made/made-noun'
import { product } from '../../src/product'
import { dictionaries } from '../kit/dictionaries'

const values = (code: keyof typeof dictionaries) => dictionaries[code].items.map((item) => item.value)
const named = (fields: Fields): string[] =>
  Object.values(fields).flatMap((facts) => [...(facts.dict ? [facts.dict] : []), ...named(facts.of ?? {})])

test('no two areas ship the same dictionary', () => {
  const codes = product.dictionaries.map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('every dictionary is used by a field, or where fields are made, or asked for by existing clients alone', () => {
  const used = new Set(Object.values(catalogue.resources).flatMap((resource) => named(resource.fields)))
  const unused = Object.keys(dictionaries).filter((code) => !used.has(code))
  expect(unused.sort()).toEqual([...Object.keys(clientDictionaries), 'made_kind'].sort())
})

test('a field that is made at run time is offered every kind it may have', () => {
  expect(values('made_kind')).toEqual(madeKinds)
})

test.each(Object.entries(dictionaries))('%s has items, each once and in both languages', (_, dictionary) => {
  const all = dictionary.items.map((item) => item.value)
  expect(all.length).toBeGreaterThan(1)
  expect(new Set(all).size).toBe(all.length)
  expect(
    [dictionary, ...dictionary.items].filter((one) => one.zh.trim() === '' || one.en.trim() === '' || /\p{Script=Han}/u.test(one.en)),
  ).toEqual([])
  expect(all.filter((value) => value.length > 64)).toEqual([])
})

test('values the thinking relies on are those of the dictionaries', () => {
  expect(values('attStatus')).toEqual([...marks])
  expect(values('mealType')).toEqual([...meals])
  expect(values('childStatus')).toEqual(['10', '20', '30', '40', '50', '60'])
  expect(values('mealPattern')).toEqual(['1M2S', '2M1S', '3M1S', '3M2S'])
  expect(values('mealPlan')).toEqual(['FULL', 'LUNCH', 'NONE'])
  expect(values('absenceCause')).toContain('99')
  expect(values('halfDay')).toEqual(['AM', 'PM'])
  expect(values('leaveType')).toEqual(['S', 'A', 'O'])
  expect(values('sampleLabel')).toEqual([...sampleLabels])
  expect(values('sampleStep')).toEqual(['amend', 'dispose', 'void', 'temperature'])
  expect(values('data_scope')).toEqual(['all', 'own', 'child'])
})
