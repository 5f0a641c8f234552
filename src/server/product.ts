import type { Catalogue } from '../contract/catalogue'
import type { Label } from '../contract/label'
import type { Reach } from './auth/read-sessions'
import type { Engine } from './engine'
import type { Route } from './http/route'
import type { Job } from './jobs/job'
import { reportRoutes } from './report/report-routes'
import type { Behaviours } from './resource/behaviour'
import { behavioursOf, dictionariesOf, grantedTo, type ServedArea } from './served-area'
import type { DailyWork } from './start/daily'

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
  readonly dataScope: 'all' | 'own'
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
  readonly dictionaries: readonly ShippedDictionary[]
  readonly roles: readonly ShippedRole[]
  readonly accounts: readonly ShippedAccount[]
  /** Name of the first tenant. */
  readonly tenantName: string
  /** Fills a new house, once. `today` is the kindergarten's day. */
  readonly seed: (engine: Engine, tenant: number, today: string) => Promise<void>
}

/** What a product says beside its areas. What its roles may do, the areas say. */
type Beside = Pick<Product, 'accounts' | 'tenantName' | 'seed'> & {
  readonly roles: Readonly<Record<string, Omit<ShippedRole, 'code' | 'permissions'>>>
}

/** The areas of a product joined. Throws where two of them say whose rows people reach. */
export function productOf(catalogue: Catalogue, areas: readonly ServedArea[], { roles, ...beside }: Beside): Product {
  const [reaching, ...others] = areas.filter(({ reach }) => reach)
  if (reaching && others.length > 0) throw new Error(`reach is said by ${[reaching, ...others].map(({ area }) => area.name).join(', ')}`)
  return {
    ...beside,
    catalogue,
    behaviours: behavioursOf(areas),
    daily: areas.flatMap(({ daily = [] }) => daily),
    jobs: areas.flatMap(({ jobs = [] }) => jobs),
    reach: reaching?.reach?.of ?? (async () => new Map()),
    reachNouns: reaching?.reach?.nouns ?? [],
    routes: areas.flatMap(({ routes = [], reports = [] }) => [...routes, ...reports.flatMap(reportRoutes)]),
    dictionaries: areas.flatMap(dictionariesOf),
    roles: Object.entries(roles).map(([code, facts]) => ({ code, ...facts, permissions: grantedTo(code, areas) })),
  }
}
