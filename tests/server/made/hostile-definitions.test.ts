import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDefinition } from '../../../src/contract/made/made-noun'
import { define, openMakingHouse, toys } from '../../kit/product/made-house'
import type { Caller, OpenHouse } from '../../kit/server/open-house'

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openMakingHouse()
  boss = await house.as('boss')
})
afterAll(() => house.close())

const field = (name: string, more: object = {}) => ({ name, kind: 'text', zh: '名', en: 'Name', ...more })
const only = (name: string, more: object = {}) => ({ fields: [field(name, more)], title: name })
const tables = async () =>
  (await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r' order by 1`.execute(house.engine.databases.owner))
    .rows

describe('a definition is refused at its field, and nothing comes of it', () => {
  const sqlName = 'a"; drop table paper; --'
  test.each<readonly [string, unknown, string]>([
    ['that is no JSON', '{"fields": [', 'made.json'],
    ['that is JSON of something else', '17', 'made.wrong'],
    ['that is null', 'null', 'made.wrong'],
    ['that is nested thousands of times', '['.repeat(9_000) + ']'.repeat(9_000), 'made.wrong'],
    [
      'that is nested in a field',
      `{"title":"a","fields":[{"name":"a","kind":"text","zh":"a","en":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}]}`,
      'made.wrong',
    ],
    ['with SQL in a name', only(sqlName), 'made.wrong'],
    ['with SQL in a title', { ...only('a'), title: sqlName }, 'made.untitled'],
    ['with SQL in what it is searched by', { ...only('a'), search: [sqlName] }, 'made.wrong'],
    [
      'with SQL in the noun it refers to',
      { fields: [field('a'), field('b', { kind: 'ref', noun: 'paper; drop table paper' })], title: 'a' },
      'made.wrong',
    ],
    [
      'that refers to a noun there is not',
      { fields: [field('a'), field('b', { kind: 'ref', noun: 'nothing' })], title: 'a' },
      'made.wrong',
    ],
    [
      'that refers to what every object has',
      { fields: [field('a'), field('b', { kind: 'ref', noun: 'constructor' })], title: 'a' },
      'made.wrong',
    ],
    [
      'that refers to a table of the engine',
      { fields: [field('a'), field('b', { kind: 'ref', noun: 'session' })], title: 'a' },
      'made.wrong',
    ],
    ['with a dictionary there is not', { fields: [field('a'), field('b', { kind: 'dict', dict: 'nothing' })], title: 'a' }, 'made.wrong'],
    ['with thousands of fields', { fields: Array.from({ length: 2_000 }, (_, n) => ({ name: `a${n}` })), title: 'a1' }, 'field.long'],
    ['with too many fields', { fields: Array.from({ length: 61 }, (_, n) => field(`a${n}`)), title: 'a1' }, 'made.wrong'],
    ['without fields', { fields: [], title: 'a' }, 'made.wrong'],
    ['with two fields of one name', { fields: [field('a'), field('a')], title: 'a' }, 'made.wrong'],
    ['with a kind there is not', only('a', { kind: 'sql' }), 'made.wrong'],
    ['with a kind that needs a definition of its own', only('a', { kind: 'entries' }), 'made.wrong'],
    ['with facts no field has', only('a', { readBy: 'x', derived: true }), 'made.wrong'],
    ['with a name too long for its indexes', only('aBCDEFGHIJKLMNOPQRSTU'), 'made.wrong'],
    ['with a text too long for an index', only('a', { max: 5_000 }), 'made.wrong'],
    ['with a size that is no number', `{"title":"a","fields":[{"name":"a","kind":"text","zh":"a","en":"a","max":1e999}]}`, 'made.wrong'],
    ['that is known by a picture', only('a', { kind: 'photos' }), 'made.untitled'],
    [
      'that is searched by a list',
      { fields: [field('a'), field('b', { kind: 'dicts', dict: 'colour' })], title: 'a', search: ['b'] },
      'made.wrong',
    ],
    ['with the zero character', `{"title":"a","fields":[{"name":"a","kind":"text","zh":"a\\u0000","en":"a"}]}`, 'made.wrong'],
    ['with half a character', `{"title":"a","fields":[{"name":"a","kind":"text","zh":"a\\ud800","en":"a"}]}`, 'made.wrong'],
    ['with a field called __proto__', `{"title":"a","fields":[{"name":"__proto__","kind":"text","zh":"a","en":"a"}]}`, 'made.wrong'],
    [
      'with facts under __proto__',
      `{"title":"a","__proto__":{"x":1},"fields":[{"name":"a","kind":"text","zh":"a","en":"a"}]}`,
      'made.wrong',
    ],
    ...[
      'constructor',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'id',
      'rev',
      'scope',
      'gone',
      'versions',
      'tenantId',
      'createBy',
      'newest',
      'pkey',
      'labelUnique',
      'ctid',
      'xmin',
      'tableoid',
      'pageNo',
      'column',
      'order',
      'open',
    ].map((name) => [`with a field called ${name}`, only(name), 'made.reserved'] as const),
    [
      'with a field called as the title of a reference',
      { fields: [field('a', { kind: 'ref', noun: 'paper' }), field('aTitle')], title: 'aTitle' },
      'made.wrong',
    ],
  ])('%s', async (_what, definition, code) => {
    const before = await tables()
    const answered = await define(boss, 'bad', definition)
    expect(answered).toMatchObject({ success: false, error: 'input.invalid' })
    const [[place = '', told] = []] = Object.entries(answered.problems ?? {})
    expect(place).toMatch(/^definition(\.\d+\.[a-z]+)?$/)
    expect(told?.code).toBe(code)
    expect(told?.message).not.toContain('{')
    expect(await tables()).toEqual(before)
    expect(await boss('GET /sys/madeNoun/queryById?id=bad')).toMatchObject({ error: 'record.gone' })
  })
})

test('what is wrong with one of its fields is told at that field, all else at the definition', async () => {
  const two = (more: object) => ({ fields: [field('a'), field('b', more)], title: 'a' })
  const cases = [
    ['definition.1.max', two({ max: 5_000 })],
    ['definition.1.dict', two({ kind: 'dict', dict: 'nothing' })],
    ['definition.1.noun', two({ kind: 'ref', noun: 'nothing' })],
    ['definition.1.kind', two({ kind: 'sql' })],
    ['definition.1.name', { fields: [field('a'), field('a')], title: 'a' }],
    ['definition.0.name', only('constructor')],
    ['definition', two({ readBy: 'x' })],
    ['definition', { fields: [field('a')], title: 'b' }],
    ['definition', 'null'],
  ] as const
  for (const [place, definition] of cases) expect(Object.keys((await define(boss, 'bad', definition)).problems ?? {})).toEqual([place])
})

test('a code that is no part of a name is refused at its field', async () => {
  for (const code of ['a b', 'A', 'a_b', '-a', 'a-', 'a-b', 'a1', '"a', 'abcdefghijklmnopq', '__proto__', '名', "a';--"])
    expect((await define(boss, code, toys)).problems, code).toHaveProperty('code')
  expect((await define(boss, 'a1', toys)).problems).toMatchObject({ code: { code: 'made.code' } })
})

test('names in addresses are names and nothing else', async () => {
  for (const noun of [
    'paper',
    'made-noun',
    '__proto__',
    'constructor',
    'made-b-nothing',
    "made-b-x'%3B--",
    'x'.repeat(200),
    '%00',
    'made-b-..%2f',
  ])
    for (const rest of ['list', 'queryById?id=x']) expect((await boss(`GET /online/made/${noun}/${rest}`)).code, noun).toBeLessThan(500)
  expect(await boss('GET /online/made/paper/list')).toMatchObject({ error: 'noun.unknown' })
})

test('whatever somebody writes, it is read or refused', () => {
  const names = fc.constantFrom('a', 'b', 'cD', 'id', '__proto__', 'toString', 'a"b', 'x'.repeat(30))
  const someField = fc.record(
    {
      name: names,
      kind: fc.constantFrom('text', 'ref', 'dict', 'count', 'note', 'x'),
      zh: fc.string(),
      en: fc.string(),
      max: fc.double(),
      min: fc.double(),
      noun: names,
      unique: fc.boolean(),
    },
    { requiredKeys: ['name', 'kind'] },
  )
  const some = fc.record(
    { fields: fc.array(someField), title: names, list: fc.array(names), search: fc.array(names) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        some.map((one) => JSON.stringify(one)),
        fc.string(),
      ),
      (text) => {
        const { definition, problem } = readDefinition(text)
        expect(definition === undefined).not.toBe(problem === undefined)
      },
    ),
  )
})

test('the largest noun there may be is made, with every kind of field, and takes a row', async () => {
  const kinds = {
    text: {},
    note: {},
    count: {},
    amount: {},
    money: {},
    date: {},
    time: {},
    dateTime: {},
    boolean: {},
    dict: { dict: 'colour' },
    dicts: { dict: 'colour' },
  }
  const later = { percent: {}, weight: { unit: 'g' }, duration: {}, period: {}, region: {}, attachments: {} }
  const more = { ...later, ref: { noun: 'paper' }, refs: { noun: 'paper' }, secret: {}, photos: {}, signature: {} }
  const fields = [
    ...Object.entries({ ...kinds, ...more }).map(([kind, facts], n) => field(`kind${n}Of${'x'.repeat(10)}`, { kind, ...facts })),
    ...Array.from({ length: 38 }, (_, n) => field(`plain${n}AndQuiteLong`, { zh: '长'.repeat(20), max: 500, unique: n < 10 })),
  ]
  const title = fields.at(-1)?.name ?? ''
  const search = fields.slice(-9).map(({ name }) => name)
  expect(await define(boss, 'largestofthem', { fields, title, search })).toMatchObject({ success: true })
  const longest = Object.fromEntries(fields.slice(22).map(({ name }, n) => [name, '长'.repeat(499) + String.fromCharCode(97 + (n % 26))]))
  expect(await boss('POST /online/made/made-b-largestofthem/add', longest)).toMatchObject({ success: true })
  expect(await boss('POST /online/made/made-b-largestofthem/add', longest)).toMatchObject({ error: 'input.invalid' })
})
