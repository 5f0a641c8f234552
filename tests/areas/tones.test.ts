import { describe, expect, test } from 'vitest'
import { catalogue, resources } from '../../src/areas/areas'
import attendance from '../../src/areas/attendance/dictionaries.json'
import canteen from '../../src/areas/canteen/dictionaries.json'
import families from '../../src/areas/families/dictionaries.json'
import garden from '../../src/areas/garden/dictionaries.json'
import recipes from '../../src/areas/recipes/dictionaries.json'
import staff from '../../src/areas/staff/dictionaries.json'
import system from '../../src/contract/system/dictionaries.json'
import { toneOf } from '../../src/contract/tone'

type Known = Readonly<Record<string, { readonly items: readonly { readonly value: string }[] }>>
const known: Known = { ...attendance, ...canteen, ...families, ...garden, ...recipes, ...staff, ...system }
const valuesOf = (dict: string) => known[dict]?.items.map(({ value }) => value).sort()

describe('what states mean', () => {
  test.each(Object.entries(catalogue.tones ?? {}))('%s: every value of the dictionary is told, and no other', (dict, tones) => {
    expect(Object.keys(tones).sort()).toEqual(valuesOf(dict))
  })

  test.each(Object.values(catalogue.flows).map((flow) => [flow.noun, flow] as const))('%s: where its flow leads is told', (noun, flow) => {
    const facts = resources[noun as keyof typeof resources].fields[flow.field as never] as never
    const states = new Set([flow.start, ...Object.values(flow.moves).map(({ to }) => to)])
    for (const state of states) expect(toneOf(catalogue.tones, facts, state), state).toBeDefined()
  })

  test('a word like any other means nothing, whatever it is called', () => {
    const sex = { kind: 'dict', dict: 'sex' } as never
    expect([toneOf(catalogue.tones, sex, '1'), toneOf(undefined, sex, '1')]).toEqual([undefined, undefined])
    expect(toneOf(catalogue.tones, { kind: 'dict', dict: 'menuStatus' } as never, 'constructor')).toBeUndefined()
    expect(toneOf(catalogue.tones, { kind: 'dict', dict: 'menuStatus' } as never, 'PUBLISHED')).toBe('good')
  })
})
