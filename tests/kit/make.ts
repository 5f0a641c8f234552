import { catalogue, resources } from '../../src/areas/areas'
import type { Noun } from '../../src/contract/registry'
import type { Resource, Row } from '../../src/contract/resource'
import { addDays } from '../../src/contract/time'
import { counts } from './counts'
import { at } from './every-noun'
import { bringFiles, pictureHash } from './kept-pictures'
import type { Caller } from './open-house'
import { sampleValue } from './sample-value'
import { testPassword } from './test-password'

type Values = Record<string, unknown>

/** What a noun's own rules ask beyond its facts: rows that must be there, and values that must fit each other. */
const arranged: Partial<Record<Noun, (call: Caller, given: Values, n: number) => Promise<Values>>> = {
  async 'attendance-record'(call, given, n) {
    const date = String(sampleValue(resources['school-day'].fields.date, n))
    const classId = given.classId ?? (await make(call, resources.class)).id
    const child = await make(call, resources.child, { status: '20' })
    await make(call, resources.enrolment, { childId: child.id, classId, beginDate: '2025-09-01', endDate: null })
    await call(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
    // Whatever mark of the factory comes, no cause contradicts it.
    return { childId: child.id, classId, date, cause: null }
  },
  async 'attendance-sheet'(call, _given, n) {
    const date = String(sampleValue(resources['school-day'].fields.date, n))
    await call(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
    // Nobody says why it was opened again before it was.
    return { date, reopenReason: null }
  },
  // A number of any other document has no rule, and who attends can go on to every other state.
  child: async () => ({ idType: '9', status: '20' }),
  // The only guardian is the one called first.
  'child-guardian': async () => ({ isPrimary: true }),
  // A cause that fits leave of every kind.
  'leave-request': async () => ({ cause: '99' }),
  // Its receivers would have to be named, and it cannot end before it begins.
  announcement: async () => ({ msgType: 'ALL', startTime: null }),
  // Somebody must be there to receive it.
  async message(call) {
    const user = await make(call, resources.user)
    return { templateId: null, receivers: [user.id], esReceiver: user.username }
  },
  // In use it could not be edited.
  'message-template': async () => ({ useStatus: '0' }),
  async 'menu-meal'(call, given) {
    const menu = await make(call, resources['week-menu'])
    return { menuId: menu.id, date: addDays(String(menu.weekStart), 2), ...given }
  },
  // It is kept at first, whatever becomes of it.
  'retained-sample': async () => ({ disposalId: null }),
  'sample-disposal': async (_call, _given, n) => ({ disposedSign: pictureHash(n), witnessSign: pictureHash(n + 500_000) }),
  // Whoever makes an entry holds what it names.
  permission: async () => ({ perms: null }),
  // A day of the calendar is known by its date, and those of the factory come round again.
  'school-day': async () => ({ date: addDays('2030-01-01', counts.days++) }),
  // Whatever day of the factory comes as its end, it is not before the beginning.
  'school-year': async () => ({ beginDate: '2025-09-01' }),
  // Nobody starts work, or leaves, as they are entered.
  staff: async () => ({ status: '10', leaveDate: null }),
  term: async () => ({ beginDate: '2025-09-01' }),
  'week-menu': async () => ({ weekStart: addDays('2025-09-01', 7 * counts.weeks++) }),
  // There are only so many levels, and one grade for each.
  grade: async () => ({ gradeLevel: String(counts.grades++ % 5) }),
  user: async () => ({ password: testPassword, confirmpassword: testPassword, status: '1' }),
}

async function referred(call: Caller, resource: Resource, known: Values, isWhole: boolean): Promise<Values> {
  const values: Values = {}
  for (const [field, facts] of Object.entries(resource.fields)) {
    const isWanted = facts.required || (isWhole && facts.noun !== resource.name)
    const other = catalogue.resources[facts.noun ?? '']
    if (!other || facts.derived || field in known || !isWanted) continue
    const { id } = await make(call, other)
    values[field] = facts.kind === 'refs' ? [id] : id
  }
  return values
}

/** Takes away the row of a noun there is one of, so that a new one can be added. */
async function makeRoom(call: Caller, resource: Resource): Promise<void> {
  const { records }: { records: readonly Row[] } = (await call(at('GET', resource, 'list'))).result ?? { records: [] }
  for (const { id } of records) await call(at('DELETE', resource, `delete?id=${id}`))
}

/** Values of a new row that breaks no rule, `given` first. Rows it refers to are made before; `whole` fills in optional ones too. */
export async function valuesFor(call: Caller, resource: Resource, given: Values = {}, how: 'whole' | 'short' = 'short'): Promise<Values> {
  if (resource.single) await makeRoom(call, resource)
  const n = ++counts.made
  const own = Object.entries(resource.fields).filter(([, facts]) => !facts.derived && !facts.noun)
  const special = { ...(await arranged[resource.name as Noun]?.(call, given, n)), ...given }
  const needed = await referred(call, resource, special, how === 'whole')
  const values = { ...Object.fromEntries(own.map(([field, facts]) => [field, sampleValue(facts, n)])), ...needed, ...special }
  await bringFiles(call, resource.fields, values)
  return values
}

/** A new row of a noun, made as a person would make it. Throws what the server said against it. */
export async function make(call: Caller, resource: Resource, given: Values = {}, how: 'whole' | 'short' = 'short'): Promise<Row> {
  const answered = await call(at('POST', resource, 'add'), await valuesFor(call, resource, given, how))
  if (!answered.success) throw new Error(`${resource.name}: ${answered.message} ${JSON.stringify(answered.problems)}`)
  return answered.result
}
