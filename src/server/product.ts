import type { Catalogue } from '../contract/catalogue'
import type { Label } from '../contract/label'
import type { Way } from '../contract/registry'
import type { Report } from '../contract/report/report'
import { Role } from '../contract/system/role'
import type { Reach } from './auth/read-sessions'
import type { Engine } from './engine'
import type { SetupFact } from './house/setup-steps'
import type { Route } from './http/route'
import type { Job } from './jobs/job'
import type { CompletedReport } from './report/completed-report'
import { reportRoutes } from './report/report-routes'
import type { Behaviours } from './resource/behaviour'
import { behavioursOf, dictionariesOf, grantedTo, type ServedArea } from './served-area'
import { sheetRoutes } from './sheet/sheet-routes'
import type { DailyWork } from './start/daily'
import { type MenuPlan, menuPlanOf } from './system/menu-plan'

/** A dictionary that comes with the product. */
export type ShippedDictionary = {
  readonly code: string
  readonly name: Label
  readonly items: readonly { readonly value: string; readonly text: Label }[]
}
/** A role that comes with the product. `permissions` are codes; `noun:*` and `*` stand for all of a noun and all there is. */
export type ShippedRole = {
  readonly code: string
  readonly name: Label
  /** Whose rows its holders see: everybody's, those of their own groups, or what is theirs by a further way. */
  readonly dataScope: 'all' | 'own' | Way
  readonly permissions: readonly string[]
}
/** An account made at the first start. */
export type ShippedAccount = {
  readonly username: string
  readonly realname: string
  readonly workNo: string
  readonly phone: string
  readonly roles: readonly string[]
  /** Ids of the departments they belong to; the house itself when absent. */
  readonly departments?: readonly string[]
  readonly id: string
}

/** What a product gives to the engine: its nouns, what they do, and what a new house begins with. */
export type Product = {
  readonly catalogue: Catalogue
  readonly behaviours: Behaviours
  /** What the passing of days asks for. */
  readonly daily: readonly DailyWork[]
  /** What it does by the clock, beside what the engine does. */
  readonly jobs: readonly Job[]
  readonly reach: Reach
  /** Nouns whose change may change what people reach. */
  readonly reachNouns: readonly string[]
  readonly routes: readonly Route[]
  /** Reports of its areas, which existing clients show as online reports. */
  readonly reports?: readonly (Report | CompletedReport)[]
  readonly dictionaries: readonly ShippedDictionary[]
  readonly roles: readonly ShippedRole[]
  /** Where entries stand in the menu; in the groups of their modules when absent. */
  readonly menu?: MenuPlan
  readonly accounts: readonly ShippedAccount[]
  /** The one account of a first tenant that begins empty; the first of `accounts` when absent. */
  readonly administrator?: ShippedAccount
  /** Nouns whose rows are nobody's own: a house that begins empty has those that are shipped, and an emptied one keeps them. */
  readonly reference?: readonly string[]
  /** What a new house has to do before it can work. */
  readonly setup?: readonly SetupFact[]
  /** Name of the first tenant. */
  readonly tenantName: string
  /** Fills a new house, once. `today` is the kindergarten's day. `isEmpty`: with nothing but rows of `reference` nouns. */
  readonly seed: (engine: Engine, tenant: number, today: string, isEmpty?: boolean) => Promise<void>
}

/** What a product says beside its areas. What its roles may do, the areas say. */
type Beside = Pick<Product, 'accounts' | 'administrator' | 'tenantName' | 'seed'> & {
  readonly roles: Readonly<Record<string, Omit<ShippedRole, 'code' | 'permissions'>>>
  readonly roleOrder: readonly string[]
  readonly menuGroups: Readonly<Record<string, Label>>
}

/** What people reach by any of the areas that say so. One that knows the keys of further ways is asked about those alone who read by them. */
const joinedReach =
  (reaching: readonly NonNullable<ServedArea['reach']>[]): Reach =>
  async (db, people) => {
    const all: ReadonlyMap<string, readonly string[]>[] = []
    for (const { of, ways } of reaching) {
      const asked = ways ? people.filter(({ reads }) => reads.some((way) => Object.hasOwn(ways, way))) : people
      if (asked.length > 0) all.push(await of(db, asked))
    }
    return new Map(people.map(({ id }) => [id, all.flatMap((keys) => keys.get(id) ?? [])]))
  }

/** The areas of a product joined. */
export function productOf(
  catalogue: Catalogue,
  areas: readonly ServedArea[],
  { roles, roleOrder, menuGroups, ...beside }: Beside,
): Product {
  const reaching = areas.flatMap(({ reach }) => reach ?? [])
  const scopes = reaching.flatMap(({ ways = {} }) => Object.entries<Label>(ways).map(([value, text]) => ({ value, text })))
  return {
    ...beside,
    catalogue,
    behaviours: behavioursOf(areas),
    daily: areas.flatMap(({ daily = [] }) => daily),
    jobs: areas.flatMap(({ jobs = [] }) => jobs),
    reach: joinedReach(reaching),
    reachNouns: reaching.flatMap(({ nouns }) => nouns),
    routes: areas.flatMap(({ routes = [], reports = [], sheets = [] }) => [
      ...routes,
      ...reports.flatMap(reportRoutes),
      ...sheets.flatMap(sheetRoutes),
    ]),
    reports: areas.flatMap(({ reports = [] }) => reports),
    setup: areas.flatMap(({ setup = [] }) => setup),
    reference: areas.flatMap(({ reference = [] }) => reference),
    dictionaries: areas
      .flatMap(dictionariesOf)
      .map((one) => (one.code === Role.fields.dataScope.dict ? { ...one, items: [...one.items, ...scopes] } : one)),
    menu: menuPlanOf(
      catalogue,
      areas.flatMap(({ menu = [] }) => menu),
      { groups: menuGroups, roleOrder },
    ),
    roles: Object.entries(roles).map(([code, facts]) => ({ code, ...facts, permissions: grantedTo(code, areas) })),
  }
}
