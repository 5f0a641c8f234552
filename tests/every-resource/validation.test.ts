import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '../../src/contract/error'
import type { FieldFacts, Fields } from '../../src/contract/field'
import { type Kind, kindOf } from '../../src/contract/fields/kind'
import type { Resource } from '../../src/contract/resource'
import { at, madeNouns, writable } from '../kit/every-noun'
import { make, valuesFor } from '../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

type Wrong = Record<string, { value: unknown; code: string }>

/** A value of the wrong type for each kind, and what is said against it. */
const mistyped: Record<Kind, { value: unknown; code: string }> = {
  text: { value: { a: 1 }, code: 'field.text' },
  note: { value: ['a'], code: 'field.text' },
  count: { value: 'many', code: 'field.number' },
  amount: { value: '1e999', code: 'field.number' },
  money: { value: true, code: 'field.number' },
  date: { value: '2026-02-30', code: 'field.date' },
  time: { value: '24:00', code: 'field.time' },
  dateTime: { value: '2026-02-01T10:00:00Z', code: 'field.moment' },
  period: { value: '2026-01-01', code: 'field.period' },
  percent: { value: 'half', code: 'field.number' },
  weight: { value: 'heavy', code: 'field.number' },
  duration: { value: true, code: 'field.number' },
  region: { value: '00', code: 'field.choice' },
  json: { value: 7, code: 'field.shape' },
  attachments: { value: 'a file', code: 'field.list' },
  boolean: { value: 'maybe', code: 'field.yes' },
  dict: { value: { a: 1 }, code: 'field.text' },
  dicts: { value: [1, 2], code: 'field.list' },
  ref: { value: true, code: 'field.text' },
  refs: { value: { 0: 'a' }, code: 'field.list' },
  secret: { value: 123_456, code: 'field.text' },
  entries: { value: 'a list', code: 'field.list' },
  photos: { value: ['no hash'], code: 'field.file' },
  signature: { value: 'x'.repeat(64), code: 'field.file' },
}

const isNumber = (facts: FieldFacts) => kindOf(facts)?.shape === 'number'
const isText = ({ kind }: FieldFacts) => kind === 'text' || kind === 'note' || kind === 'secret'
const isList = ({ kind }: FieldFacts) =>
  kind === 'dicts' || kind === 'refs' || kind === 'entries' || kind === 'photos' || kind === 'attachments'

function wrongs(fields: Fields, of: (facts: FieldFacts, field: string) => { value: unknown; code: string } | undefined): Wrong {
  return Object.fromEntries(
    writable(fields).flatMap(([field, facts]) => {
      const wrong = of(facts, field)
      return wrong ? [[field, wrong]] : []
    }),
  )
}

async function offer(resource: Resource, wrong: Wrong, good: Record<string, unknown>, headers = {}): Promise<Answered> {
  const bad = Object.fromEntries(Object.entries(wrong).map(([field, { value }]) => [field, value]))
  return boss(at('POST', resource, 'add'), { ...good, ...bad }, headers)
}

/** Offers a row with everything wrong at once; each field must be refused for its own reason, in both languages. */
async function expectRefused(resource: Resource, wrong: Wrong): Promise<void> {
  if (Object.keys(wrong).length === 0) return
  const good = await valuesFor(boss, resource)
  const before = ((await boss(at('GET', resource, 'list'))).result as { total: number }).total
  const [zh, en] = [await offer(resource, wrong, good), await offer(resource, wrong, good, { 'accept-language': 'en-GB,en;q=0.9' })]
  for (const answered of [zh, en]) {
    expect(answered).toMatchObject({ status: 200, success: false, code: 400, error: 'input.invalid', result: null })
    expect(Object.fromEntries(Object.entries(answered.problems ?? {}).map(([field, problem]) => [field, problem.code]))).toEqual(
      Object.fromEntries(Object.entries(wrong).map(([field, { code }]) => [field, code])),
    )
  }
  for (const [field, problem] of Object.entries(zh.problems ?? {})) {
    expect(problem.message).toMatch(/\p{Script=Han}/u)
    expect(en.problems?.[field]?.message).toMatch(/^[\x20-\x7e]+$/)
  }
  if (Object.keys(wrong).length > 1) expect(en.message).toBe(sentence('input.invalid', 'en', { count: Object.keys(wrong).length }))
  expect(((await boss(at('GET', resource, 'list'))).result as { total: number }).total).toBe(before)
}

describe.each(madeNouns)('%s refuses', (noun, resource) => {
  const add = at('POST', resource, 'add')

  test('a row without what it needs', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) =>
        facts.required && facts.initial === undefined ? { value: undefined, code: 'field.required' } : undefined,
      ),
    ))

  test('a row in which everything needed is empty', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) => (facts.required ? { value: isList(facts) ? [] : '', code: 'field.required' } : undefined)),
    ))

  test('values of the wrong type', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) => mistyped[facts.kind]),
    ))

  test('values that are too long, too many or too large', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) => {
        if (isText(facts)) return { value: 'x'.repeat(facts.max + 1), code: 'field.long' }
        if (isList(facts)) return { value: Array.from({ length: facts.max + 1 }, () => 'x'), code: 'field.many' }
        return isNumber(facts) ? { value: facts.max + 1, code: 'field.large' } : undefined
      }),
    ))

  test('numbers that are too small or too precise, and texts that break their rule', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) => {
        if (facts.rule) return { value: '!!!', code: facts.min ? 'field.short' : `rule.${facts.rule}` }
        if (facts.kind === 'amount') return { value: (facts.min ?? 0) + 0.12345, code: 'field.places' }
        return isNumber(facts) ? { value: (facts.min ?? 0) - 1, code: 'field.small' } : undefined
      }),
    ))

  test('texts no database can keep', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts, field) => {
        if (isText(facts) && !facts.rule) return { value: field.length % 2 ? 'a\0' : '\ud800', code: 'field.text' }
        return facts.kind === 'dicts' || facts.kind === 'refs' ? { value: ['a\0b'], code: 'field.list' } : undefined
      }),
    ))

  test('choices and references there are none of', () =>
    expectRefused(
      resource,
      wrongs(resource.fields, (facts) => {
        const value = isList(facts) ? ['no-such'] : 'no-such'
        if (facts.kind === 'dict' || facts.kind === 'dicts') return { value, code: 'field.choice' }
        return facts.noun ? { value, code: 'field.missing-row' } : undefined
      }),
    ))

  test('entries with something wrong inside, at the very place', async () => {
    for (const [field, facts] of writable(resource.fields)) {
      if (!facts.of) continue
      const [inner] = Object.keys(facts.of)
      const choice = Object.entries(facts.of).find(([, one]) => one.kind === 'dict')?.[0]
      const good = await valuesFor(boss, resource)
      const [first] = good[field] as object[]
      const broken = await boss(add, { ...good, [field]: [first, { ...first, [inner ?? '']: undefined, other: 1 }, 7] })
      expect(broken.problems).toMatchObject({
        [`${field}.1.${inner}`]: { code: 'field.required' },
        [`${field}.1.other`]: { code: 'field.unknown' },
        [`${field}.2`]: { code: 'field.list' },
      })
      if (!choice) continue
      const unknown = await boss(add, { ...good, [field]: [{ ...first, [choice]: 'no-such' }] })
      expect(unknown.problems).toMatchObject({ [`${field}.0.${choice}`]: { code: 'field.choice' } })
    }
  })

  test('a value that must be its own and is taken', async () => {
    const uniques = writable(resource.fields).filter(([, facts]) => facts.unique)
    if (uniques.length === 0) return
    const one = await make(boss, resource)
    const fresh = await valuesFor(boss, resource, {}, 'whole')
    const other = resource.verbs.includes('edit') ? await make(boss, resource) : undefined
    for (const [field] of uniques) {
      // A day of the calendar is known by its date: adding it again means the day itself.
      if (noun === 'school-day' || one[field] === null || one[field] === undefined) continue
      const twin = await boss(add, { ...fresh, [field]: one[field] })
      expect(twin).toMatchObject({ success: false, problems: { [field]: { code: 'field.taken' } } })
      if (!other) continue
      const alike = { verb: 'edit', rows: [{ id: other.id }], patch: { [field]: one[field] } }
      expect(await boss(at('POST', resource, 'changeBatch'), alike)).toMatchObject({ success: false, error: 'record.none-changed' })
    }
  })

  test('what the server works out, and another value of what is written once', async () => {
    const row = await make(boss, resource)
    const derived = Object.entries(resource.fields).filter(([, facts]) => facts.derived)
    const fixed = writable(resource.fields).filter(([, facts]) => facts.fixed && !facts.noun)
    if (!resource.verbs.includes('edit')) return
    // Calls bring the whole record back, so what is derived is passed over and stays what it was.
    for (const [field] of derived) {
      const answered = await boss(at('PUT', resource, 'edit'), { id: row.id, [field]: '7' })
      expect(answered).toMatchObject({ success: true, result: { [field]: row[field] } })
    }
    for (const [field] of fixed) {
      const other = await valuesFor(boss, resource)
      const answered = await boss(at('PUT', resource, 'edit'), { id: row.id, [field]: other[field] })
      if (other[field] !== row[field]) expect(answered.problems).toMatchObject({ [field]: { code: 'field.fixed' } })
    }
  })
})
