import { expect, test } from 'vitest'
import { catalogue, resources } from '../../src/areas/areas'
import { moduleOf } from '../../src/contract/catalogue'
import type { FieldFacts, Fields } from '../../src/contract/field'
import { totalled } from '../../src/contract/list/summary'
import type { Resource } from '../../src/contract/resource'
import { dictionaries } from '../kit/dictionaries'
import { everyPermission } from '../kit/role-permissions'

const all: readonly Resource[] = Object.values(catalogue.resources)
const flat = (fields: Fields): [string, FieldFacts][] =>
  Object.entries(fields).flatMap(([name, facts]) => [[name, facts], ...flat(facts.of ?? {})])
const everyField = all.flatMap((resource) => flat(resource.fields).map(([name, facts]) => ({ at: `${resource.name}.${name}`, facts })))
const valuesOf = (code: string | undefined) =>
  (dictionaries as Record<string, { items: readonly { value: string }[] }>)[code ?? '']?.items.map((item) => item.value)

test('every definition is filed under its own name, and no two share an address', () => {
  expect(Object.entries(resources).filter(([noun, resource]) => noun !== resource.name)).toEqual([])
  expect(new Set(all.map((resource) => resource.path)).size).toBe(all.length)
})

test('the address the commission fixed is kept', () => {
  expect(resources['kindergarten-profile'].path).toBe('/business-system/intk/garden/kindergartenprofile')
})

test.each(all.map((resource) => [resource.name, resource] as const))(
  '%s asks in its form for every field that must be filled in',
  (_, resource) => {
    const asked = resource.form.flat()
    const missing = Object.entries(resource.fields).filter(
      ([name, facts]) => facts.required && facts.initial === undefined && !facts.derived && !asked.includes(name),
    )
    expect(missing.map(([name]) => name)).toEqual([])
    expect(asked.filter((name) => resource.fields[name]?.derived)).toEqual([])
  },
)

test("every dictionary a field names exists, and holds the field's first value", () => {
  const chosen = everyField.filter(({ facts }) => facts.dict !== undefined)
  expect(chosen.filter(({ facts }) => !valuesOf(facts.dict)).map(({ at }) => at)).toEqual([])
  expect(
    chosen.filter(({ facts }) => facts.initial !== undefined && !valuesOf(facts.dict)?.includes(String(facts.initial))).map(({ at }) => at),
  ).toEqual([])
})

test('places in an order are added up nowhere', () => {
  const places = all.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, { label }]) => (/^(排序|序号)$/.test(label.zh) ? [{ resource, field }] : [])),
  )
  expect(places.length).toBeGreaterThan(4)
  expect(
    places.filter(({ resource, field }) => totalled(resource, field)).map(({ resource, field }) => `${resource.name}.${field}`),
  ).toEqual([])
})

test('every noun a field refers to exists', () => {
  expect(everyField.filter(({ facts }) => facts.noun !== undefined && !(facts.noun in resources)).map(({ at }) => at)).toEqual([])
})

test('everything is said in both languages', () => {
  const labels = [
    ...everyField.map(({ at, facts }) => ({ at, label: facts.label })),
    ...all.map(({ name, label }) => ({ at: name, label })),
    ...Object.entries(catalogue.modules).map(([at, { label }]) => ({ at, label })),
    ...catalogue.screens.map(({ path, label }) => ({ at: path, label })),
    ...Object.values(catalogue.flows).flatMap((flow) =>
      Object.entries(flow.moves).map(([verb, { label }]) => ({ at: `${flow.noun}:${verb}`, label })),
    ),
  ]
  expect(labels.filter(({ label }) => !/\p{Script=Han}/u.test(label.zh) || !/^[\x20-\x7e]+$/.test(label.en)).map(({ at }) => at)).toEqual(
    [],
  )
})

test.each(Object.entries(catalogue.flows))('the flow of %s stands on its noun and its dictionary', (noun, flow) => {
  const resource = catalogue.resources[noun]
  const facts = resource?.fields[flow.field]
  const states = Object.values(flow.moves).flatMap((move) => [...move.from, move.to])
  expect(flow.noun).toBe(noun)
  expect([...new Set([flow.start, ...states])].sort()).toEqual([...(valuesOf(facts?.dict) ?? [])].sort())
  expect(facts?.derived).toBe(true)
  expect(
    Object.values(flow.moves)
      .flatMap((move) => move.asks ?? [])
      .filter((field) => !resource?.fields[field] || resource.fields[field]?.derived),
  ).toEqual([])
  for (const { asks = [], needs = [], anew = [] } of Object.values(flow.moves)) {
    expect(asks).toEqual(expect.arrayContaining([...needs, ...anew]))
    expect(needs.filter((field) => anew.includes(field))).toEqual([])
  }
  expect(Object.keys(flow.moves).filter((verb) => !/^[a-z][a-z-]{0,40}$/.test(verb))).toEqual([])
})

test('what can be done without network is decided noun by noun', () => {
  const names = (mode: 'none' | 'read' | 'write') =>
    all
      .filter((resource) => resource.offline.mode === mode)
      .map((resource) => resource.name)
      .sort()
  expect(names('write')).toEqual([
    'absence-trace',
    'announcement-send',
    'attendance-record',
    'attendance-sheet',
    'conflict',
    'food-order',
    'food-order-line',
    'fridge-temp',
    'guardian',
    'handed-over',
    'leave-request',
    'menu-meal',
    'retained-sample',
    'sample-disposal',
    'sample-exception',
    'school-day',
    'week-menu',
  ])
  expect(names('none')).toEqual([
    'announcement',
    'check-rule',
    'data-rule',
    'data-source',
    'department-permission',
    'department-role',
    'device',
    'fill-rule',
    'gateway-route',
    'job-action',
    'made-noun',
    'message',
    'message-template',
    'permission',
    'position',
    'promotion',
    'promotion-child',
    'promotion-class',
    'push-subscription',
    'role',
    'salvage',
    'staff-certificate',
    'staff-file',
    'stored-file',
    'system-log',
    'user',
    'user-agent',
  ])
  expect(
    all
      .filter((resource) => resource.offline.days !== undefined)
      .map((resource) => [resource.name, resource.offline.by, resource.offline.days]),
  ).toEqual([
    ['absence-trace', 'firstDate', 30],
    ['announcement-send', 'sendTime', 90],
    ['attendance-record', 'date', 30],
    ['attendance-sheet', 'date', 30],
    ['conflict', 'decidedAt', 30],
    ['fridge-temp', 'readTime', 90],
    ['leave-request', 'toDate', 30],
    ['menu-meal', 'date', 90],
    ['retained-sample', 'date', 90],
    ['sample-disposal', 'disposeTime', 90],
    ['sample-exception', 'date', 90],
    ['week-menu', 'weekStart', 97],
  ])
})

test('identity numbers are secrets', () => {
  expect(everyField.filter(({ at }) => at.endsWith('.idNo')).map(({ at, facts }) => [at, facts.kind])).toEqual([
    ['child.idNo', 'secret'],
    ['guardian.idNo', 'secret'],
    ['staff-file.idNo', 'secret'],
  ])
})

test('every noun and every screen has its place in the menu', () => {
  const modules = Object.keys(catalogue.modules)
  expect(all.filter((resource) => !modules.includes(moduleOf(resource))).map((resource) => resource.name)).toEqual([])
  expect(catalogue.screens.filter((screen) => !modules.includes(screen.module))).toEqual([])
  expect(catalogue.screens.filter((screen) => !(everyPermission as readonly string[]).includes(screen.needs))).toEqual([])
})

test('chained nouns are nouns', () => {
  expect(catalogue.chained?.filter((noun) => !catalogue.resources[noun])).toEqual([])
})

test('natural ids are made of fields that are written once', () => {
  const values = {
    date: '2026-09-01',
    childId: 'c1',
    classId: 'k1',
    mealType: 'L',
    menuId: 'm1',
    weekStart: '2026-08-31',
    ageBand: '4',
    code: 'toy',
    departId: 'd1',
    userId: 'u1',
  }
  expect(all.flatMap(({ name, key }) => (key ? [[name, key(values)]] : []))).toEqual([
    ['attendance-record', '2026-09-01.c1'],
    ['attendance-sheet', '2026-09-01.k1'],
    ['department-permission', 'd1'],
    ['made-noun', 'toy'],
    ['menu-meal', '2026-09-01.L.m1'],
    ['position', 'toy'],
    ['school-day', '2026-09-01'],
    ['user-agent', 'u1'],
    ['week-menu', '2026-08-31.4'],
  ])
  for (const { name: noun, key } of all) {
    if (!key) continue
    const fields: Fields = catalogue.resources[noun]?.fields ?? {}
    for (const [name, value] of Object.entries(values)) {
      if (key(values).split('.').includes(value) && name in fields) expect(fields[name]?.fixed, `${noun}.${name}`).toBe(true)
    }
  }
})
