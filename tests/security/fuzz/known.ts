import { sql } from 'kysely'
import { catalogue, resources } from '../../../src/areas/areas'
import { madeName } from '../../../src/contract/made/made-name'
import type { Resource, Row } from '../../../src/contract/resource'
import { tableOf } from '../../../src/server/db/column'
import { planJobs } from '../../../src/server/jobs/schedule'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { at } from '../../kit/every-noun'
import { make, valuesFor } from '../../kit/make'
import type { Caller, OpenHouse } from '../../kit/server/open-house'
import { quietNow } from '../../kit/server/quiet-house'
import type { SeenRoute } from '../../kit/server/watch-routes'
import type { OnTheWay } from './ways-in'

/** What a fuzz knows of a house: its addresses, a row of each noun, values of another one, sheets as they come out, and what somebody holds who is on their way in. */
export type Known = {
  readonly routes: readonly SeenRoute[]
  readonly rows: Map<string, Row>
  readonly good: Map<string, Readonly<Record<string, unknown>>>
  readonly sheets: Buffer[]
  readonly jobs: readonly string[]
  readonly made: string[]
  readonly reports: readonly string[]
  readonly onTheWay: OnTheWay
}

const several = Object.values(catalogue.resources).filter((resource) => resource.verbs.includes('add') && !resource.single)
/** Of every so many nouns a sheet is taken. */
const sampled = 12

async function sheetsOf({ server }: OpenHouse, token: string): Promise<Buffer[]> {
  const sheets: Buffer[] = []
  for (const { path } of several.filter((_, at) => at % sampled === 0)) {
    const { statusCode, rawPayload } = await server.inject({ url: `${path}/exportXls`, headers: { 'x-access-token': token } })
    if (statusCode === 200) sheets.push(rawPayload)
  }
  return sheets
}

/** What a noun made at run time is called in addresses: by its name and by its code. */
const madeIn = (rows: ReadonlyMap<string, Row>): string[] => {
  const code = String(rows.get('made-noun')?.code)
  return [madeName(1, code), code]
}

const { dict, conflict } = resources

/** A change somebody is to decide: its row was changed meanwhile, unseen. */
async function held(boss: Caller): Promise<Row> {
  const { id, rev, dictName } = await make(boss, dict)
  await boss(at('PUT', dict, 'edit'), { id, rev, dictName: 'changed' })
  const op = plainOp({ noun: dict.name, key: id, verb: 'edit', base: { dictName }, patch: { dictName: 'unseen' }, trunk: rev })
  await boss('POST /sync', firstAsk([op]))
  const { success, message, result } = await boss(at('GET', conflict, `queryById?id=${op.id}`))
  if (!success) throw new Error(`nothing is held: ${message}`)
  return result
}

/** Fills a house with a row of each noun. */
export async function fill(
  house: OpenHouse,
  boss: Caller & { token: string },
  routes: readonly SeenRoute[],
  onTheWay: OnTheWay,
): Promise<Known> {
  const rows = new Map<string, Row>()
  const good = new Map<string, Record<string, unknown>>()
  for (const [noun, resource] of Object.entries(catalogue.resources))
    if (resource.verbs.includes('add')) {
      if (!resource.single) rows.set(noun, await make(boss, resource))
      good.set(noun, await valuesFor(boss, resource, {}, 'whole'))
    }
  rows.set(conflict.name, await held(boss))
  // Here nothing is done by the clock; what may be told of a job, and told to it, is there.
  const jobs = [...house.engine.jobs.declared.values()]
  await planJobs(house.engine.databases.owner, jobs, quietNow, true)
  return {
    routes: routes.filter(({ method, socket }) => method !== 'HEAD' && !socket),
    rows,
    good,
    sheets: await sheetsOf(house, boss.token),
    jobs: jobs.map(({ name }) => name),
    made: madeIn(rows),
    reports: [...house.engine.shipped.reports.keys()],
    onTheWay,
  }
}

const isThere = async ({ engine }: OpenHouse, { name }: Resource, id: string): Promise<boolean> => {
  const { rows } = await sql`select from ${sql.table(tableOf(name))} where id = ${id} and not gone`.execute(engine.databases.owner)
  return rows.length > 0
}

/** Puts a new row in the place of each that requests have taken away, or that they can move but once. What cannot be made any more stays as it is. */
export async function refill(house: OpenHouse, boss: Caller, { rows, made }: Known): Promise<void> {
  for (const resource of several) {
    const row = rows.get(resource.name)
    if (row && !catalogue.flows[resource.name] && (await isThere(house, resource, row.id))) continue
    const fresh = await make(boss, resource).catch(() => undefined)
    if (fresh) rows.set(resource.name, fresh)
  }
  const open = await held(boss).catch(() => undefined)
  if (open) rows.set(conflict.name, open)
  made.splice(0, made.length, ...madeIn(rows))
}
