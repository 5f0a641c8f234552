import type { Catalogue } from '../../contract/catalogue'
import type { Ask, Change, Parts, Recopy, Reply } from '../../contract/sync/exchange'
import type { Pull } from '../offline/outbox/stored'
import { type PersonDb, readMeta } from '../offline/person-db'
import { heldOf, planOf } from './compare-parts'
import type { Copied } from './copied'
import type { Split } from './laid'
import { prune } from './prune'
import { laidOf } from './shape'
import { isAddition, stage, unstage } from './staged'

const isUnderWay = (pull: Pull): boolean => pull.since === null

/** What parts the rows here are of, as far as that is known: an earlier release may have copied since without a word of it. */
const trusted = (copied: Copied | undefined, { scope }: Pull): Copied | undefined =>
  scope === null || copied?.scope === scope ? copied : undefined

/** What is said of parts in a question. At the beginning of a full copy, and where nobody knows what lies here, they are to be told. */
export function partsAsked(copied: Copied | undefined, pull: Pull): Pick<Ask, 'print' | 'recopy'> {
  const isBeginning = isUnderWay(pull) && pull.place === null
  const known = isBeginning ? undefined : trusted(copied, pull)
  const first = isUnderWay(pull) ? undefined : known?.again[0]
  return { print: known?.print ?? null, ...(first && { recopy: first }) }
}

async function takeNew(db: PersonDb, catalogue: Catalogue, reply: Reply, parts: Parts, pull: Pull): Promise<Copied> {
  const known = trusted(await readMeta(db, 'copied'), pull)
  const { dropped, fresh, again } = planOf(catalogue, known && heldOf(known), parts)
  const strange = Object.keys(known?.laid ?? {}).filter((noun) => !Object.hasOwn(catalogue.resources, noun))
  await prune(db, parts, [...dropped, ...strange])
  await db.staged.clear()
  const lacking = [...new Set([...(known?.lacking ?? []), ...dropped, ...fresh])].filter((noun) => parts.nouns[noun] !== undefined)
  return {
    print: reply.print ?? null,
    scope: reply.scope,
    nouns: parts.nouns,
    keys: parts.keys,
    // A full copy brings all of it.
    again: isUnderWay(pull) ? [] : again,
    lacking,
    laid: laidOf(catalogue),
  }
}

/**
 * Takes in what the person may see, where a reply tells of it: what they may see no more goes at once, and what is to be copied anew is noted.
 * Undefined where the server knows nothing of parts.
 */
export async function takeParts(db: PersonDb, catalogue: Catalogue, reply: Reply, pull: Pull): Promise<Copied | undefined> {
  const known = await readMeta(db, 'copied')
  if (reply.print === undefined) return undefined
  if (reply.parts) return takeNew(db, catalogue, reply, reply.parts, pull)
  return known && { ...known, scope: reply.scope }
}

/** Lays news of nouns that are copied anew beside their copies, too. */
async function stageNews(db: PersonDb, { again }: Copied, { rows, gone }: Split): Promise<void> {
  const due = new Set(again.flatMap(({ nouns }) => nouns))
  if (due.size > 0)
    await stage(
      db,
      rows.filter(({ noun }) => due.has(noun)),
      gone.filter(([noun]) => due.has(noun)),
    )
}

type Paging = {
  readonly asked: Recopy | undefined
  readonly reply: Reply
  readonly news: Split
  readonly split: (changes: readonly Change[]) => Split
}

/** Takes in news, and a page, of what is copied anew. The last page puts all of it in view. */
export async function takePage(db: PersonDb, copied: Copied, { asked, reply, news, split }: Paging): Promise<Copied> {
  await stageNews(db, copied, news)
  const [first, ...rest] = copied.again
  const { recopied, parts } = reply
  // Asked for before it was known what is to be copied now.
  if (!first || !recopied || parts || JSON.stringify(asked) !== JSON.stringify(first)) return copied
  await stage(db, split(recopied.changes).rows, [])
  if (recopied.at) return { ...copied, again: [{ ...first, at: recopied.at }, ...rest] }
  await unstage(db, first)
  return {
    ...copied,
    again: rest,
    lacking: isAddition(first) ? copied.lacking : copied.lacking.filter((noun) => !first.nouns.includes(noun)),
  }
}
