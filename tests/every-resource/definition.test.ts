import { describe, expect, test } from 'vitest'
import { sectionsOf } from '../../src/app/resource/form/form-sections'
import { catalogue } from '../../src/areas/areas'
import { checkValue, isDay } from '../../src/contract/check'
import { defaultOrderOf } from '../../src/contract/default-order'
import { kindOf } from '../../src/contract/fields/kind'
import { ruleOf } from '../../src/contract/rules/rules'
import { titlePath } from '../../src/contract/title-path'
import { columnOf } from '../../src/server/db/column'
import { dictionaries } from '../kit/dictionaries'
import { everyNoun, writable } from '../kit/every-noun'
import { sampleValue } from '../kit/sample-value'

describe.each(everyNoun)('%s', (noun, resource) => {
  const fields = Object.entries(resource.fields)

  test('is read and filled in on one screen, and in parts where its form is long', () => {
    const longest = Math.max(...sectionsOf(resource).map(({ lines }) => lines.length))
    expect(longest).toBeLessThanOrEqual(12)
    expect(resource.list.length).toBeLessThanOrEqual(7)
    expect(Math.max(...resource.form.map((row) => row.length))).toBeLessThanOrEqual(2)
  })

  test('is named in both languages, and so is every field', () => {
    const labels = [resource.label, ...fields.map(([, facts]) => facts.label)]
    expect(labels.filter((label) => !label || !/\p{Script=Han}/u.test(label.zh) || !/^[\x20-\x7e]+$/.test(label.en))).toEqual([])
  })

  test('has an address that follows the rule', () => {
    expect(resource.path).toMatch(/^\/(sys\/([a-z]+\/)?[a-zA-Z]+|business-system\/intk\/[a-z-]+\/[a-z-]+)$/)
  })

  test('names only dictionaries, nouns and rules there are', () => {
    const strangers = fields.filter(
      ([, facts]) =>
        (facts.dict && !(facts.dict in dictionaries)) ||
        (facts.noun && !catalogue.resources[facts.noun]) ||
        (facts.rule && !ruleOf(facts.rule)),
    )
    expect(strangers.map(([field]) => field)).toEqual([])
  })

  test('is known by words, where its title leads through other nouns as well', () => {
    const last = titlePath(catalogue, noun).at(-1)
    const facts = last?.fields[last.title]
    expect(facts?.noun).toBeUndefined()
    expect(['text', 'date', 'dateTime']).toContain(facts?.kind)
  })

  test('has columns no two fields share', () => {
    const columns = [
      'id',
      'rev',
      'scope',
      'gone',
      'versions',
      'createBy',
      'createTime',
      'updateBy',
      'updateTime',
      ...Object.keys(resource.fields),
    ].map(columnOf)
    expect(new Set(columns).size).toBe(columns.length)
  })

  test('can be sorted by what it lists and searched by single values', () => {
    const apart = [...resource.list, ...resource.search].filter((field) => kindOf(resource.fields[field])?.apart)
    expect(apart).toEqual([])
  })

  test('opens with rows that are open by values there are, or by a day', () => {
    const { open } = defaultOrderOf(resource)
    const { kind, dict = '' } = resource.fields[open?.field ?? ''] ?? {}
    const [, shipped] = Object.entries(dictionaries).find(([code]) => code === dict) ?? []
    if (open?.values) expect(shipped?.items.map(({ value }) => value)).toEqual(expect.arrayContaining([...open.values]))
    else expect(open === undefined || kind === 'date').toBe(true)
  })

  test('is kept by day only where days tell its age', () => {
    const { by } = resource.offline
    expect(by === undefined || ['date', 'dateTime'].includes(resource.fields[by]?.kind ?? '')).toBe(true)
  })

  test('gets values from the factory that break none of its facts', () => {
    const wrong = writable(resource.fields)
      .filter(([, facts]) => !facts.noun)
      .flatMap(([field, facts]) => [0, 1, 7, 99].map((n) => [field, checkValue(facts, sampleValue(facts, n))] as const))
    expect(wrong.filter(([, problem]) => problem)).toEqual([])
  })
})

test('days that are none are told from those that are', () => {
  expect(['2024-02-29', '0001-01-01', '9999-12-31'].filter((day) => !isDay(day))).toEqual([])
  expect(['2026-02-29', '0000-01-01', '2026-2-1', '2026-13-01', '10000-01-01', ''].filter(isDay)).toEqual([])
})
