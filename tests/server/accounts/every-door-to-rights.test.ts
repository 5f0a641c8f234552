import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { FieldFacts } from '../../../src/contract/field'
import type { Resource } from '../../../src/contract/resource'
import { bringRows } from '../../kit/browser/bring-rows'
import { makeWorking } from '../../kit/browser/make-working'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { dice } from '../../kit/dice'
import { at, everyNoun, writable } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

type Signed = Caller & { token: string; id: string }

/** Who tries: the administrator of every day, who runs the place, and an office that manages everything but sees only its own. */
const actors = ['sidney', 'paula', 'olive'] as const
/** Gives others whatever there is but everything itself, and herself nothing. */
const giver = 'gwen'
const office = {
  code: 'office',
  name: { zh: '办公室', en: 'Office' },
  dataScope: 'own' as const,
  permissions: ['user:*', 'role:*', 'permission:*', 'department:*', 'class:*', 'staff:*', 'child:list', 'dict:list', 'conflict:list'],
}

let house: OpenHouse
let boss: Signed
/** Rows to try it on, by every noun from which it follows what people hold: the actor's own, and those of others who hold less, and more. */
const rows = new Map<string, string[]>()

beforeAll(async () => {
  const product = quietProduct([
    { username: 'sidney', roles: ['sysAdmin'] },
    { username: 'paula', roles: ['principal'] },
    { username: 'olive', roles: ['office'] },
    { username: giver, roles: ['sysAdmin', 'accountAdmin'] },
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'mona', roles: ['nurseAide'] },
  ])
  house = await openHouse({ ...product, roles: [...product.roles, office] }, quietNow)
  boss = await house.as('boss')
  const people = ['sidney', 'paula', 'olive', 'tina', 'mona', giver, 'nobody', 'boss'].map((name) => `user.${name}`)
  const staff = []
  for (const userId of people) staff.push((await makeWorking(boss, { userId })).id)
  const classes = []
  for (const headTeacherId of staff.slice(2, 4)) classes.push((await make(boss, resources.class, { headTeacherId, status: '1' })).id)
  rows.set('user', people)
  rows.set('staff', staff)
  rows.set('class', classes)
  rows.set('role', ['role.admin', 'role.sysAdmin', 'role.office', 'role.headTeacher', 'role.accountAdmin', 'role.single'])
  rows.set('permission', ['dict:list', 'noun.child', '*', 'child:list', 'noun.dict'])
  rows.set('department', ['department.root', (await make(boss, resources.department)).id])
})
afterAll(() => house.close())

/** Somebody's right as `who may code everywhere`, `own` where it holds for their own rows, or the class whose rows it holds for. */
type Power = { readonly who: string; readonly code: string; readonly over: string }
const said = ({ who, code, over }: Power): string => `${who} may ${code} over ${over}`

/** What everybody can do, read without the code that guards it. */
async function powers(): Promise<Power[]> {
  const { owner } = house.engine.databases
  const { rows: codes } = await sql<Power>`select distinct u.id who, trim(c) code, r.data_scope "over" from "user" u
    join role r on r.id = any(u.roles) and not r.gone join permission p on p.id = any(r.permissions) and not p.gone and p.status = '1',
    unnest(string_to_array(p.perms, ',')) c where not u.gone and trim(c) <> ''`.execute(owner)
  const { rows: leads } = await sql<{ who: string; over: string }>`select distinct s.user_id who, c.id "over" from class c
    join staff s on not s.gone and s.user_id is not null and s.status = '20'
      and (c.head_teacher_id = s.id or c.nurse_aide_id = s.id or s.id = any(c.teacher_ids)) where not c.gone and c.status = '1'`.execute(
    owner,
  )
  const own = codes.filter(({ over }) => over === 'own')
  return [...codes, ...own.flatMap(({ who, code }) => leads.filter((one) => one.who === who).map(({ over }) => ({ who, code, over })))]
}

/** Under what the people there were before sign in. */
async function signIns(): Promise<unknown[]> {
  const { rows: found } =
    await sql`select c.user_id, c.username, c.hash, u.phone, u.status from credential c join "user" u on u.id = c.user_id
    where u.id = any(${(rows.get('user') ?? []).filter((id) => !/nobody|sidney|paula|olive/.test(id))}) order by 1`.execute(
      house.engine.databases.owner,
    )
  return found
}

const greedyTexts = ['dict:list,*', 'dict:list,child:list', 'child:list,', '*,', 'salvage:bring', 'user.boss']
const rightNouns: Readonly<Record<string, readonly string[]>> = {
  role: ['role.admin', 'role.doctor', 'role.sysAdmin', 'role.headTeacher'],
  permission: ['*', 'child:list', 'child:edit', 'salvage:bring', 'user:edit'],
}

/** Values a field could be given by whoever wants more. */
function greedy(field: FieldFacts, of: (noun: string) => readonly string[]): readonly unknown[] {
  const others = [...(rightNouns[field.noun ?? ''] ?? []), ...of(field.noun ?? '')]
  if (field.kind === 'ref') return others
  if (field.kind === 'refs') return [others, ...others.map((one) => [one])]
  if (field.kind === 'dict') return ['0', '1', '2', '20', '40', 'all', 'own']
  if (field.kind === 'boolean') return [true, false]
  if (field.kind === 'date') return [null, '2030-01-01']
  return field.kind === 'text' ? greedyTexts : []
}

let made = 0

/** Values of a new row; those that must be its own follow from its number. */
function fresh(noun: string): Record<string, unknown> {
  const n = ++made
  const own: Record<string, Record<string, unknown>> = {
    user: {
      username: `greedy_${n}`,
      realname: 'g',
      workNo: `G${n}`,
      phone: `135${String(n).padStart(8, '0')}`,
      roles: ['role.single'],
      status: '1',
    },
    role: { roleName: '新角色', roleCode: `greedy${n}`, dataScope: 'own' },
    permission: { name: '新项', menuType: '2', sortNo: 1, status: '1' },
    department: { departName: 'd' },
    class: { gradeLevel: '1', name: `c${n}`, yearId: 'none', status: '1' },
    staff: { staffNo: `S${n}`, name: 's', phone: '13500000000', post: '10', entryDate: '2025-09-01', status: '10' },
  }
  return own[noun] ?? {}
}

/** The doors through which a row of a noun is written. */
const doors: Readonly<Record<string, (me: Signed, resource: Resource, id: string, patch: Record<string, unknown>) => Promise<unknown>>> = {
  edit: (me, resource, id, patch) => me(at('PUT', resource, 'edit'), { id, ...patch }),
  add: (me, resource, _id, patch) => me(at('POST', resource, 'add'), { ...fresh(resource.name), ...patch, password: 'Good-pass-1' }),
  op: (me, { name }, id, patch) => me('POST /sync', firstAsk([plainOp({ noun: name, key: id, verb: 'edit', patch, trunk: 100_000 })])),
  'op of a new row': (me, { name }, _id, patch) =>
    me('POST /sync', firstAsk([plainOp({ noun: name, key: `greedy.${++made}`, patch: { ...fresh(name), ...patch } })])),
  sheet: (me, resource, _id, patch) => bringRows(house, me.token, resource, [{ ...fresh(resource.name), ...patch }]),
}

const rightful = ['user', 'role', 'permission', 'department', 'class', 'staff']
/** Every field that takes a greedy value once, and those that name others or a code many times, on other rows through other doors. */
const tries = everyNoun
  .filter(([noun]) => rightful.includes(noun))
  .flatMap(([, resource]) =>
    writable(resource.fields)
      .filter(([, facts]) => greedy(facts, () => ['one']).length > 0)
      .flatMap(([field, facts]) => {
        const isCarrying = rightful.includes(facts.noun ?? '') || ['perms', 'dataScope', 'status'].includes(field)
        return Array.from({ length: isCarrying ? 8 : 1 }, () => [resource, field, facts] as const)
      }),
  )

/** Writes every greedy value somewhere, through some door, as somebody. Answers what anybody can do since that they could not before. */
async function greed(name: string): Promise<Power[]> {
  const me = await house.as(name)
  const roll = dice(name.length)
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
  const known = new Set((await powers()).map(said))
  for (const [resource, field, facts] of tries) {
    const values = greedy(facts, (of) => rows.get(of) ?? [])
    await pick(Object.values(doors))?.(me, resource, pick(rows.get(resource.name) ?? []) ?? '', { [field]: pick(values) })
  }
  return (await powers()).filter((one) => !known.has(said(one)))
}

test.each(actors)('%s gains nothing for anybody, whichever field of whichever noun is written through whichever door', async (name) => {
  const me = await house.as(name)
  const [before, signed] = [new Set((await powers()).map(said)), await signIns()]
  const holds = (code: string, over: string) => before.has(said({ who: me.id, code, over }))
  const gained = (await greed(name)).filter((one) => !holds(one.code, 'all') && !holds(one.code, one.over))
  expect(gained.map(said)).toEqual([])
  expect(await signIns()).toEqual(signed)
})

test('who may give gains nothing for herself, and everything itself for nobody', async () => {
  const gained = await greed(giver)
  expect(gained.filter(({ who, code }) => who === `user.${giver}` || code === '*').map(said)).toEqual([])
})
