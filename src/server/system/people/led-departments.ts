import '../../../contract/clients/existing-client-errors'
import { sql } from 'kysely'
import { refuse, refuseFields } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import { type Condition, largestPage, plainQuery } from '../../../contract/query'
import type { Row } from '../../../contract/resource'
import { Department } from '../../../contract/system/department'
import { may, type Person } from '../../auth/person'
import { isOwn } from '../../db/own-tenant'
import type { Engine } from '../../engine'
import { listPage } from '../../resource/list'
import type { Wanted } from '../../resource/write'

type Asking = { readonly engine: Engine; readonly person: Person }
type Sent = Readonly<Record<string, unknown>>

/** What existing clients call somebody who leads departments, and everybody else. */
const identity = { superior: 2, member: 1 } as const

/** Departments that meet a condition, as far as somebody sees them. */
async function departmentsBy({ engine, person }: Asking, condition: Condition): Promise<readonly Row[]> {
  if (!may(person, Department.name, 'list')) return []
  const query = { ...plainQuery(largestPage, [condition]), sorts: [{ column: 'orgCode', descending: false }] }
  return (await listPage(engine, person, Department, query)).records
}

/** The departments some people lead: those that name one of them as in charge. */
export const ledByAny = (asking: Asking, users: readonly string[]): Promise<readonly Row[]> =>
  users.length === 0 ? Promise.resolve([]) : departmentsBy(asking, { field: 'directorUserIds', rule: 'in', value: users })

const leads = (user: string) => (department: Row) => asList(department.directorUserIds).includes(user)

/** What existing clients read of whom somebody leads. `led`: departments that are led by them or by others. */
export function toldOfLeading(led: readonly Row[], user: string) {
  const own = led.filter(leads(user))
  return {
    departIds: own.map(({ id }) => id).join(','),
    departIds_dictText: own.map(({ departName }) => departName).join(','),
    userIdentity: own.length > 0 ? identity.superior : identity.member,
  }
}

const idsSent = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter((id) => id !== '') : asList(value)

/** The departments a form wants somebody to lead; undefined where it says nothing of them. Refuses with `user.leads-none` a superior of nothing. */
function leadsWanted({ departIds, userIdentity }: Sent): readonly string[] | undefined {
  if (departIds === undefined) return undefined
  // The form of a member keeps what was chosen before.
  const wanted = Number(userIdentity) === identity.member ? [] : idsSent(departIds)
  if (wanted.length === 0 && Number(userIdentity) === identity.superior) refuse('user.leads-none')
  return wanted
}

/** Those of some accounts that are there: a department goes on naming one that was removed, and nobody may be put in charge who is gone. */
async function livingOf({ engine, person }: Asking, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from "user" where ${isOwn} and id = any(${[...ids]}::text[]) and not gone`.execute(
    engine.databases.tenant(person.tenant),
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * The changes of departments by which somebody leads those a form names, and no other. Who is in charge is written in the department alone, so
 * whoever changes it needs the right to departments. Where it stays as its sender was shown it, nothing changes.
 */
export async function leadChanges(asking: Asking, user: string, sent: Sent): Promise<Wanted[]> {
  const wanted = leadsWanted(sent)
  if (!wanted) return []
  const before = (await ledByAny(asking, [user])).filter(leads(user))
  const added = wanted.filter((id) => !before.some((department) => department.id === id))
  const found = added.length === 0 ? [] : await departmentsBy(asking, { field: 'id', rule: 'in', value: added })
  if (found.length < added.length) refuseFields({ departIds: { code: 'field.missing-row' } })
  const left = before.filter(({ id }) => !wanted.includes(id))
  const living = await livingOf(
    asking,
    [...found, ...left].flatMap(({ directorUserIds }) => asList(directorUserIds)),
  )
  const change = ({ id, rev, directorUserIds }: Row, isLed: boolean): Wanted => {
    const others = asList(directorUserIds).filter((one) => one !== user && living.has(one))
    const patch = { directorUserIds: isLed ? [...others, user] : others }
    return { noun: Department.name, key: id, verb: 'edit', patch, rev: Number(rev) }
  }
  return [...found.map((row) => change(row, true)), ...left.map((row) => change(row, false))]
}

/** Refuses with `user.other-house` a house that is not the sender's: an account belongs to one alone. */
export function checkOwnHouse({ tenant }: Pick<Person, 'tenant'>, { relTenantIds }: Sent): void {
  if (idsSent(relTenantIds ?? '').some((id) => id !== String(tenant))) refuse('user.other-house')
}
