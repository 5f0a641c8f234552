import type { Resource } from '../../contract/resource'
import type { Databases } from '../db/database'
import { migrateNouns } from '../db/migrate'
import { wantedNoun } from '../db/schema/wanted-table'

/** Milliseconds after which a table that could not be made is tried again. */
export const retryAfter = 10_000

/** Sees to the tables of nouns made at run time, for each definition once in this process. */
export class MadeTableWork {
  readonly #databases: Databases
  readonly #log: (line: string) => void
  readonly #done = new Map<string, string>()
  readonly #coming = new Map<string, Promise<void>>()

  constructor(databases: Databases, log: (line: string) => void) {
    this.#databases = databases
    this.#log = log
  }

  isReady = (resource: Resource): boolean => this.#done.get(resource.name) === wantedNoun(resource).fingerprint

  /** Makes what is not ready, unless that has been begun. Resolves when all of it has been tried, whatever came of it. */
  async bring(resources: readonly Resource[]): Promise<void> {
    const lacking = resources.filter((resource) => !this.isReady(resource))
    const fresh = lacking.filter(({ name }) => !this.#coming.has(name))
    if (fresh.length > 0) {
      const work = this.#make(fresh)
      for (const { name } of fresh) this.#coming.set(name, work)
    }
    await Promise.all(lacking.map(({ name }) => this.#coming.get(name)))
  }

  async #make(resources: readonly Resource[]): Promise<void> {
    const names = resources.map(({ name }) => name)
    const end = () => {
      for (const name of names) this.#coming.delete(name)
    }
    try {
      await migrateNouns(this.#databases.ownerConnection, resources)
      for (const resource of resources) this.#done.set(resource.name, wantedNoun(resource).fingerprint)
      end()
    } catch (error) {
      this.#log(`tables of ${names.join()} could not be made: ${(error as Error).message}`)
      setTimeout(end, retryAfter).unref()
    }
  }

  /** Looks at every table anew: they may be others now. */
  forget(): void {
    this.#done.clear()
  }
}
