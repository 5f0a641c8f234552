import { sql } from 'kysely'
import { groupBy } from '../../contract/list/group-by'
import type { ChainBreak, WalkedChain } from '../../contract/sync/chain'
import type { Database } from '../db/database'

/** A record as a link of its chain. */
type Link = {
  readonly place: number
  readonly replica: string
  readonly prev: string | null
  readonly hash: string
  readonly received: string
  readonly noun: string
  readonly id: string
}

/** A chain under way: what was found wrong first, by place. */
export type Walked = Omit<WalkedChain, 'broken'> & { broken: ChainBreak | null }

/** Notes what does not fit, unless something before it did not. */
export function note(chain: Walked | undefined, found: ChainBreak): void {
  if (chain && (found.place ?? 0) < (chain.broken?.place ?? Number.POSITIVE_INFINITY)) chain.broken = found
}

const own = ''

async function readLinks(db: Database, tenant: number): Promise<Link[]> {
  const { rows } =
    await sql<Link>`select place, case maker when 'server' then ${own} else replica end as replica, prev, hash, received, noun,
    row_id as id from record_seal where tenant_id = ${tenant} order by place`.execute(db)
  return rows
}

/** Hashes of ops that were made, chained and refused: the record after one of those hangs on something that was never kept. */
async function refusedHashes(db: Database, tenant: number): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`select payload -> 'seal' ->> 'hash' as hash from sync_op
    where tenant_id = ${tenant} and outcome in ('rejected', 'blocked') and payload -> 'seal' is not null`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

function walkLinks(replica: string, links: readonly Link[], refused: ReadonlySet<string>): Walked {
  const known = new Set(links.map(({ hash }) => hash))
  const followed = new Set<string | null>()
  const chain: Walked = { replica, count: links.length, from: links[0]?.received ?? '', to: links.at(-1)?.received ?? '', broken: null }
  for (const { place, prev, received, noun, id } of links) {
    if (followed.has(prev)) note(chain, { flaw: 'fork', place, received, noun, id })
    if (prev !== null && !known.has(prev) && !refused.has(prev)) note(chain, { flaw: 'gap', place, received, noun, id })
    followed.add(prev)
  }
  return chain
}

/** Every chain of a tenant by its device, and the server's own, with the first link that does not hold. An empty place is the server's. */
export async function walkAllLinks(db: Database, tenant: number): Promise<Map<string, Walked>> {
  const [links, refused] = [await readLinks(db, tenant), await refusedHashes(db, tenant)]
  const byChain = groupBy(links, ({ replica }) => replica)
  const chains = new Map([[own, walkLinks(own, byChain.get(own) ?? [], refused)]])
  for (const [replica, of] of byChain) chains.set(replica, walkLinks(replica, of, refused))
  const empty = links.findIndex(({ place }, at) => place !== at + 1)
  if (empty >= 0) note(chains.get(own), { flaw: 'place', place: empty + 1 })
  return chains
}
