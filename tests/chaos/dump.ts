import type { Page } from '@playwright/test'

/** What a device keeps of a person, as far as it is compared. */
export type Dump = {
  readonly replica: string
  readonly gen: number
  readonly rows: readonly {
    readonly noun: string
    readonly id: string
    readonly gen: number
    readonly seq: number
    readonly row: Readonly<Record<string, unknown>>
  }[]
  readonly ops: readonly DumpedOp[]
  readonly acked: readonly DumpedOp[]
  readonly done: readonly DumpedOp[]
  readonly fares: readonly { readonly id: string; readonly fate: string; readonly code?: string }[]
}

/** What of it waits, and how it fares. */
export type Waiting = Pick<Dump, 'ops' | 'acked' | 'fares'>

export type DumpedOp = {
  readonly id: string
  readonly n: number
  readonly noun: string
  readonly key: string
  readonly verb: string
  readonly patch: Readonly<Record<string, unknown>>
  readonly prev: string | null
  readonly deps: readonly string[]
  readonly seal?: { readonly prev: string | null; readonly hash: string }
}

type Table = 'rows' | 'ops' | 'acked' | 'done' | 'standing' | 'meta' | 'pictures'
type Wanted = { readonly name: string; readonly read?: readonly Table[]; readonly count?: readonly Table[] }
type Found = { readonly tables: Readonly<Partial<Record<Table, unknown[]>>>; readonly counted: number; readonly badge: string }

/**
 * Runs in the page: reads tables of a person's database past the product, `count`s others together, and says what the badge says, all
 * of one moment. Undefined while there is none.
 */
async function readTables({ name, read = [], count = [] }: Wanted): Promise<Found | undefined> {
  const known = await indexedDB.databases()
  // Opening one that is not there would make an empty one.
  if (!known.some((one) => one.name === name && (one.version ?? 0) >= 10)) return undefined
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await asked(indexedDB.open(name))
  const moment = db.transaction([...read, ...count], 'readonly')
  const [rows, counts] = await Promise.all([
    Promise.all(read.map((table) => asked(moment.objectStore(table).getAll()))),
    Promise.all(count.map((table) => asked(moment.objectStore(table).count()))),
  ])
  db.close()
  return {
    tables: Object.fromEntries(read.map((table, at) => [table, rows[at]])),
    counted: counts.reduce((sum, one) => sum + one, 0),
    badge: document.querySelector('.sync-badge-word')?.textContent ?? '',
  }
}

/** All of a person's database that is compared; undefined while there is none. Takes seconds once there is much in it. */
export async function readDump(page: Page, name: string): Promise<Dump | undefined> {
  const found = await page.evaluate(readTables, { name, read: ['rows', 'ops', 'acked', 'done', 'standing', 'meta'] } satisfies Wanted)
  if (!found) return undefined
  const { standing, meta, ...tables } = found.tables
  const single = new Map((meta as { k: string; value: unknown }[]).map(({ k, value }) => [k, value]))
  const pull = single.get('pull') as { gen: number } | undefined
  return { ...tables, replica: String(single.get('replica')), gen: pull?.gen ?? 0, fares: standing } as Dump
}

/** What waits in a person's database beside what the badge says; undefined while there is none. */
export async function readWaiting(page: Page, name: string): Promise<(Waiting & { readonly badge: string }) | undefined> {
  const found = await page.evaluate(readTables, { name, read: ['ops', 'acked', 'standing'] } satisfies Wanted)
  if (!found) return undefined
  const { standing, ...tables } = found.tables
  return { ...tables, fares: standing, badge: found.badge } as Waiting & { badge: string }
}

/** How many rows and fetched pictures of a person lie on the device. */
export async function countReadable(page: Page, name: string): Promise<number> {
  const found = await page.evaluate(readTables, { name, count: ['rows', 'pictures'] } satisfies Wanted)
  return found?.counted ?? 0
}
