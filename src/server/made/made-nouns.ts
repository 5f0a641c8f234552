import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { MadeNoun } from '../../contract/system/made-noun'
import type { Databases } from '../db/database'
import { MadeTableWork, retryAfter } from './made-table-work'
import { type Made, type MadeRow, madeBy, selectMade } from './read-made'

/** What a tenant has made: what is served, and what is switched off, whose rows still refer to others. */
export type MadeOfTenant = { readonly served: readonly Resource[]; readonly resting: readonly Resource[] }

/** What tenants have made beside the nouns of the product. */
export type MadeNouns = {
  /** What a tenant has made: the same for as long as nothing in it has changed. */
  readonly nounsOf: (tenant: number) => MadeOfTenant | Promise<MadeOfTenant>
  /** The same for a noun that is not in it: the database is asked anew, once a second at most. */
  readonly askAgain: (tenant: number) => MadeOfTenant | Promise<MadeOfTenant>
  /** Reads anew what a tenant has made when it is next asked for; without one what all have made, and how their tables stand. */
  readonly forget: (tenant?: number) => void
}

type Facts = { readonly databases: Databases; readonly catalogue: Catalogue; readonly log: (line: string) => void }

/**
 * Milliseconds a request waits for the table of a definition that is new. A table somebody holds, or another process that migrates, must not
 * hold up everything else the tenant does: until it is there their nouns are as they were.
 */
const patience = 3000
const askEvery = 1000
const pause = (time: number): Promise<void> => sleep(time, undefined, { ref: false })

class Memory implements MadeNouns {
  readonly #facts: Facts
  readonly #work: MadeTableWork
  readonly #tenants = new Map<number, MadeOfTenant>()
  readonly #stale = new Set<number>()
  readonly #askedAt = new Map<number, number>()
  readonly #coming = new Map<number, Promise<void>>()

  constructor(facts: Facts) {
    this.#facts = facts
    this.#work = new MadeTableWork(facts.databases, facts.log)
  }

  nounsOf(tenant: number): MadeOfTenant | Promise<MadeOfTenant> {
    return this.#fresh(tenant) ?? this.#current(tenant)
  }

  askAgain(tenant: number): MadeOfTenant | Promise<MadeOfTenant> {
    const now = performance.now()
    if (now - (this.#askedAt.get(tenant) ?? Number.NEGATIVE_INFINITY) > askEvery) {
      this.#askedAt.set(tenant, now)
      this.forget(tenant)
    }
    return this.nounsOf(tenant)
  }

  forget(tenant?: number): void {
    if (tenant === undefined) this.#work.forget()
    for (const one of tenant === undefined ? this.#tenants.keys() : [tenant]) this.#stale.add(one)
  }

  #fresh(tenant: number): MadeOfTenant | undefined {
    return this.#stale.has(tenant) || this.#coming.has(tenant) ? undefined : this.#tenants.get(tenant)
  }

  /** Whoever asks after a change gets what was read after it, though another reading be under way. */
  async #current(tenant: number): Promise<MadeOfTenant> {
    for (;;) {
      const known = this.#fresh(tenant)
      if (known) return known
      const coming = this.#coming.get(tenant) ?? this.#load(tenant)
      this.#coming.set(tenant, coming)
      await coming
    }
  }

  async #load(tenant: number): Promise<void> {
    this.#stale.delete(tenant)
    try {
      const before = this.#tenants.get(tenant)
      const made = this.#known(await this.#wanted(tenant), before ?? nothing)
      // Whoever keeps something beside them keeps it as long as nothing in them has changed.
      if (before === undefined || JSON.stringify(before) !== JSON.stringify(made)) this.#tenants.set(tenant, made)
    } catch (error) {
      this.#stale.add(tenant)
      throw error
    } finally {
      this.#coming.delete(tenant)
    }
  }

  /** What a tenant's definitions say, with its tables mostly there. Where they are not, they are looked at again later. */
  async #wanted(tenant: number): Promise<readonly Made[]> {
    const { databases, log } = this.#facts
    const { rows } = await sql<MadeRow>`${sql.raw(selectMade)}`.execute(databases.tenant(tenant))
    const made = madeBy(rows)
    if (made.length < rows.length) log(`tenant ${tenant}: ${rows.length - made.length} definitions of nouns cannot be read by this release`)
    const wanted = made.map(({ resource }) => resource)
    const bringing = this.#work.bring(wanted)
    await Promise.race([bringing, pause(patience)])
    if (!wanted.every(this.#work.isReady)) void bringing.then(() => this.#lookAgain(tenant, wanted))
    return made
  }

  async #lookAgain(tenant: number, wanted: readonly Resource[]): Promise<void> {
    if (!wanted.every(this.#work.isReady)) await pause(retryAfter)
    this.forget(tenant)
  }

  /** Those whose tables are there; of the others what they were before. */
  #known(wanted: readonly Made[], before: MadeOfTenant): MadeOfTenant {
    const earlier = [...before.served, ...before.resting]
    const ready = (isOn: boolean) =>
      wanted.flatMap((made) => {
        if (made.isOn !== isOn) return []
        return this.#work.isReady(made.resource) ? [made.resource] : earlier.filter(({ name }) => name === made.resource.name)
      })
    return { served: ready(true), resting: ready(false) }
  }
}

const nothing: MadeOfTenant = { served: [], resting: [] }

/** Opens it for one process. Each tenant's definitions are read when they are first asked for, and again once they have changed. */
export const openMadeNouns = (facts: Facts): MadeNouns =>
  Object.hasOwn(facts.catalogue.resources, MadeNoun.name)
    ? new Memory(facts)
    : { nounsOf: () => nothing, askAgain: () => nothing, forget: () => undefined }
