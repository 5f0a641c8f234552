import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'
import { permissionsOf } from '../../src/contract/access'
import { groupsOf } from '../../src/contract/fields/field-group'
import type { Resource, Row } from '../../src/contract/resource'
import { rightsAskedOf } from '../../src/contract/sync/line'
import { Escalation } from '../../src/contract/system/escalation'
import { ListPreference } from '../../src/contract/system/list-preference'
import { ListView } from '../../src/contract/system/list-view'
import { MadeNoun } from '../../src/contract/system/made-noun'
import { Role } from '../../src/contract/system/role'
import { at, everyNoun } from '../kit/every-noun'
import { make, valuesFor } from '../kit/make'
import { bringFiles } from '../kit/server/kept-pictures'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
let single: Caller
let nobody: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  ;[boss, single, nobody] = [await house.as('boss'), await house.as('single'), await house.as('nobody')]
})
afterAll(() => house.close())

/** Gives role `single` exactly these permissions. */
const grant = async (...permissions: string[]) => {
  const answered = await boss(at('PUT', Role, 'edit'), { id: 'role.single', permissions })
  expect(answered).toMatchObject({ success: true })
}

type Ask = (call: Caller, given: { id: string; values: Record<string, unknown> }) => Promise<Answered>

/** The calls of a noun with the verb each of them needs. */
function callsOf(resource: Resource): (readonly [verb: string, ask: Ask])[] {
  const verbs = new Set<string>(resource.verbs)
  const moves = Object.keys(catalogue.flows[resource.name]?.moves ?? {})
  return [
    ['list', (call) => call(at('GET', resource, 'list'))],
    ['list', (call, { id }) => call(at('GET', resource, `queryById?id=${id}`))],
    ...(verbs.has('add')
      ? [['add', (call: Caller, { values }: { values: object }) => call(at('POST', resource, 'add'), values)] as const]
      : []),
    ...(verbs.has('edit')
      ? [
          ['edit', (call: Caller, { id }: { id: string }) => call(at('PUT', resource, 'edit'), { id })] as const,
          ['edit', (call: Caller, { id }: { id: string }) => call(at('POST', resource, 'edit'), { id })] as const,
        ]
      : []),
    ...(resource.name === 'conflict'
      ? []
      : moves.map((verb) => [verb, (call: Caller, { id }: { id: string }) => call(at('POST', resource, verb), { id })] as const)),
    ...(verbs.has('remove')
      ? [
          ['remove', (call: Caller, { id }: { id: string }) => call(at('DELETE', resource, `deleteBatch?ids=${id},`))] as const,
          ['remove', (call: Caller, { id }: { id: string }) => call(at('DELETE', resource, `delete?id=${id}`))] as const,
        ]
      : []),
  ]
}

/** The permission a verb of a noun is asked by: lines of a document have no rights of their own, and are written by whoever edits it. */
function permissionTo(resource: Resource, verb: string): string {
  const document = rightsAskedOf(resource)
  return document ? `${document}:${verb === 'list' ? 'list' : 'edit'}` : `${resource.name}:${verb}`
}

describe.each(everyNoun)('%s', (noun, resource) => {
  const asked = catalogue.resources[rightsAskedOf(resource) ?? noun] ?? resource
  const all = permissionsOf(asked, catalogue.flows[asked.name])
  let row: Row
  let values: Record<string, unknown>

  test('opens no call to somebody without any permission, and does nothing for them', async () => {
    const isMade = resource.verbs.includes('add')
    values = isMade ? await valuesFor(boss, resource) : {}
    row = isMade ? await make(boss, resource) : ({ id: 'none' } as Row)
    for (const [, ask] of callsOf(resource)) {
      expect(await ask(nobody, { id: row.id, values })).toMatchObject({ status: 403, success: false, error: 'access.denied', result: null })
    }
    if (isMade) expect((await boss(at('GET', resource, `queryById?id=${row.id}`))).result).toEqual(row)
  })

  test('opens each call to whoever holds its one permission, and to nobody who holds all the others', async () => {
    for (const verb of new Set(callsOf(resource).map(([needed]) => needed))) {
      await grant(...all.filter((permission) => permission !== permissionTo(resource, verb)))
      for (const [needed, ask] of callsOf(resource)) {
        if (needed === verb) expect(await ask(single, { id: row.id, values })).toMatchObject({ status: 403, error: 'access.denied' })
      }
    }
    await bringFiles(single, resource.fields, values)
    for (const [verb, ask] of callsOf(resource)) {
      // Whoever fills in a whole row reads all of it.
      await grant(permissionTo(resource, verb), ...groupsOf(resource.fields).map((group) => `${noun}:${group}`))
      const answered = await ask(single, { id: row.id, values })
      expect(answered.error).not.toBe('access.denied')
      expect(answered.status).toBe(200)
      // What was handed over is its author's, until somebody may close it.
      const isUnseen = noun === Escalation.name && answered.error === 'record.gone'
      const isSecond = resource.single && answered.error === 'record.single'
      // A noun that is made gives rights, which its maker has to hold.
      const isBeyond = noun === MadeNoun.name && answered.error === 'access.more'
      // How a list is looked at is its keeper's, and nobody else's business (tests/server/calls/list-views.test.ts).
      const isOthers = [ListView.name, ListPreference.name].some((one) => one === noun) && !answered.success
      const isRefused = isUnseen || isSecond || isBeyond || isOthers
      if (resource.verbs.includes('add') && !isRefused && ['list', 'add', 'edit', 'remove'].includes(verb))
        expect(answered, `${verb}: ${answered.error}`).toMatchObject({ success: true })
    }
  })

  test('holds the same for the ops of a device', async () => {
    await grant('dict:list')
    const written = [...resource.verbs, ...Object.keys(catalogue.flows[noun]?.moves ?? {})]
    const op = {
      id: `0190a000-0000-7000-8000-${String(everyNoun.findIndex(([one]) => one === noun)).padStart(12, '0')}`,
      n: 1,
      noun,
      key: row.id,
      verb: resource.verbs.includes('edit') ? 'edit' : (written[0] ?? 'edit'),
      patch: {},
      base: {},
      trunk: 1,
      epoch: null,
      prev: null,
      deps: [],
      at: '',
      v: 1,
      app: 'test',
    }
    const replica = `replica-${noun}`
    const { result } = await single('POST /sync', { epoch: null, replica, since: null, scope: null, ops: [op] })
    const reply = result as { settled: object[]; changes: { noun: string }[] }
    const refused = { outcome: 'rejected', code: expect.stringMatching(/^(access\.denied|record\.gone)$/) }
    expect(reply.settled).toMatchObject([written.length > 0 ? refused : { code: 'op.unknown' }])
    expect(reply.changes.filter((change) => change.noun !== 'dict')).toEqual([])
  })
})
