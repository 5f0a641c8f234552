import { sql } from 'kysely'
import * as z from 'zod/mini'
import { isDateTime } from '../../contract/check'
import type { DayRoot } from '../../contract/sync/chain'
import type { Engine } from '../engine'
import { pageHeaders } from '../http/html-page'
import { type Route, route } from '../http/route'
import { checkRow } from './check-row'
import { hashesOf } from './day-roots'
import { merkleProof } from './merkle'
import { verifyPage } from './verify-page'

type Sealed = {
  readonly tenant_id: number
  readonly place: number
  readonly replica: string
  readonly maker: 'device' | 'server'
  readonly made_at: string
  readonly received: string
  readonly outcome: string
  readonly prev: string | null
  readonly signature: string
}
type Link = 'first' | 'linked' | 'gap' | 'fork'

/** How a record hangs on the one before it: a fork has two after one, a gap none before that the server knows. */
async function linkOf(engine: Engine, { tenant_id, replica, maker, prev, place }: Sealed): Promise<Link> {
  const chain = maker === 'server' ? sql`maker = 'server'` : sql`maker = 'device' and replica = ${replica}`
  const { rows } = await sql<{
    earlier: boolean
    known: boolean
    twin: boolean
  }>`select coalesce(bool_or(place < ${place}), false) as earlier,
    coalesce(bool_or(hash = ${prev}), false) as known, coalesce(bool_or(place <> ${place} and prev is not distinct from ${prev}), false) as twin
    from record_seal where tenant_id = ${tenant_id} and ${chain}`.execute(engine.databases.owner)
  const { earlier = false, known = false, twin = false } = rows[0] ?? {}
  if (twin) return 'fork'
  if (prev === null) return earlier ? 'gap' : 'first'
  return known ? 'linked' : 'gap'
}

async function dayOf(engine: Engine, { tenant_id, received }: Sealed, hash: string) {
  const day = received.slice(0, 10)
  const { rows } = await sql<DayRoot>`select day, count, root, signature from day_root
    where tenant_id = ${tenant_id} and day = ${day}`.execute(engine.databases.owner)
  const hashes = await hashesOf(engine.databases.owner, tenant_id, day)
  const place = hashes.indexOf(hash)
  return rows[0] ? { ...rows[0], tenant: tenant_id, place, proof: merkleProof(hashes, place) } : null
}

const seconds = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000
/** Seconds between the device's word for when a record was made and its arrival; null when that word is no moment. */
const lateness = ({ made_at, received }: Sealed): number | null => (isDateTime(made_at) ? seconds(received) - seconds(made_at) : null)

const asked = z.object({
  noun: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  h: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

async function verify(engine: Engine, { noun, id, h }: z.infer<typeof asked>) {
  const { rows } = await sql<Sealed>`select tenant_id, place, replica, maker, made_at, received, outcome, prev, signature
    from record_seal where hash = ${h} and noun = ${noun} and row_id = ${id} order by place limit 1`.execute(engine.databases.owner)
  const [found] = rows
  if (!found) return { known: false as const }
  const { received, signature, maker } = found
  const differs = (await checkRow(engine, { tenant_id: found.tenant_id, noun, row_id: id })) ?? null
  const held = found.outcome === 'conflict'
  const [link, day] = [await linkOf(engine, found), await dayOf(engine, found, h)]
  const matches = differs === null
  return {
    known: true as const,
    received,
    late: lateness(found),
    maker,
    matches,
    differs,
    held,
    link,
    signature,
    key: engine.signing.key(),
    day,
  }
}

/**
 * What a printed label points to. The record is hashed anew each time, as it lies in the database, and held against what was sealed. Says whether this hash is one the server received for that row, when, how it hangs in its chain, and
 * gives all that is needed to check the signatures and the day's root elsewhere; to a browser, which a scanned label opens, it says it in a
 * sentence. Tells nothing of what the record says or of whom.
 */
export const verifyRoute: Route = route(
  'GET /verify/:noun/:id',
  { door: 'open', input: asked, perMinute: 120 },
  async ({ engine, input, language, request, reply }) => {
    const found = await verify(engine, input)
    if (!String(request.headers.accept ?? '').includes('text/html')) return found
    return reply.headers(pageHeaders).send(verifyPage(found, language))
  },
)
