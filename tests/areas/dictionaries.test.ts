import { expect, test } from 'vitest'
import { marks } from '../../src/areas/attendance/mark'
import { sampleLabels } from '../../src/areas/canteen/sample-labels'
import { dictionaries } from '../../src/areas/dictionaries'
import shipped from '../../src/areas/dictionaries.json' with { type: 'json' }
import { dictCodes } from '../../src/areas/dicts'
import { meals } from '../../src/areas/meal'
import { catalogue } from '../../src/areas/register'
import type { Fields } from '../../src/contract/field'

const values = (code: keyof typeof dictionaries) => dictionaries[code].items.map((item) => item.value)
const named = (fields: Fields): string[] =>
  Object.values(fields).flatMap((facts) => [...(facts.dict ? [facts.dict] : []), ...named(facts.of ?? {})])

test('the list of codes and the shipped dictionaries are the same', () => {
  expect(Object.keys(shipped).sort()).toEqual([...dictCodes].sort())
  expect(new Set(dictCodes).size).toBe(dictCodes.length)
})

test('every dictionary is used by a field', () => {
  const used = new Set(Object.values(catalogue.resources).flatMap((resource) => named(resource.fields)))
  expect(dictCodes.filter((code) => !used.has(code))).toEqual([])
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
  expect(values('data_scope')).toEqual(['all', 'own'])
})
