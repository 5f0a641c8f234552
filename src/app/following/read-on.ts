import { copyOrder } from '../../contract/sync/copy-order'
import type { Pull } from '../offline/outbox/stored'
import { layer, type Own, rowsAt, type View } from '../offline/view/view'
import { firstThat } from './first-that'
import { type Question, type Read, reachedBy, read } from './read'
import type { Touched } from './touched'

type Now = Pick<Read<unknown>, 'pull' | 'held' | 'own'>

/** More rows than this are read sooner together than one by one. */
const few = 200

/** What own edits are to a row, by key, to be compared as text. */
function ownByKey({ ops, acked, fares }: Own): ReadonlyMap<string, string> {
  const own = new Map<string, string>()
  const note = (key: string, said: unknown[]) => own.set(key, `${own.get(key) ?? ''} ${JSON.stringify(said)}`)
  for (const { key, id, era, rev, was, held } of acked) note(key, ['acked', id, era, rev, was, held])
  for (const { key, id } of ops) note(key, [id, fares.get(id)?.fate, fares.get(id)?.rev, fares.get(id)?.held])
  return own
}

function* differing<T>(one: ReadonlyMap<string, T>, two: ReadonlyMap<string, T>): Generator<string> {
  for (const [key, said] of one) if (two.get(key) !== said) yield key
  for (const key of two.keys()) if (!one.has(key)) yield key
}

/** Whether a full copy went on elsewhere: while it is under way rows change by its pages alone, and these come noun after noun. */
function isElsewhere({ catalogue, asked: { noun } }: Question<unknown>, before: Pull, now: Pull): boolean {
  const resource = catalogue.resources[noun]
  if (!resource || before.gen !== now.gen || before.since !== null || !now.place) return false
  const [own, from, to] = [copyOrder(resource), reachedBy(catalogue, before), reachedBy(catalogue, now)]
  return to !== '' && (own < from || own > to)
}

/** Keys of the rows to be read again, or undefined where all are. */
function keysToRead<T>(question: Question<T>, before: Read<T>, now: Now, { rows }: Touched) {
  if (rows === 'any' && !isElsewhere(question, before.pull, now.pull)) return undefined
  const marked = (held: ReadonlySet<string>) => new Map([...held].map((entity) => [entity.slice(question.asked.noun.length + 1), true]))
  const heldElse = before.held === now.held ? [] : differing(marked(before.held), marked(now.held))
  const touched = [...(rows === 'any' ? [] : rows), ...differing(ownByKey(before.own), ownByKey(now.own)), ...heldElse]
  // To whoever follows single rows others are nothing.
  const { keys: single } = question.asked
  const keys = new Set(touched.filter((key) => !single || single.includes(key)))
  return keys.size > few ? undefined : keys
}

/** Rows with others in the places of some; the same list where nothing is another. */
function placed(rows: readonly View[], changed: ReadonlyMap<string, View | undefined>): readonly View[] {
  let next: View[] | undefined
  for (const [key, row] of changed) {
    const at = firstThat(next ?? rows, ({ id }) => id >= key)
    const isThere = (next ?? rows)[at]?.id === key
    if (!isThere && !row) continue
    next ??= [...rows]
    next.splice(at, isThere ? 1 : 0, ...(row ? [row] : []))
  }
  return next ?? rows
}

async function readChanged<T>({ db, catalogue, asked }: Question<T>, keys: ReadonlySet<string>, { own, held }: Now) {
  if (keys.size === 0) return new Map<string, View | undefined>()
  const lay = layer(catalogue, asked, own, held)
  const rows = new Map((await rowsAt(db, asked.noun, [...keys])).map((row) => [row.id, row]))
  return new Map([...keys].map((key) => [key, lay(key, rows.get(key))]))
}

/** Reads on from `before`: of the rows no more than a change has touched. */
export function readOn<T>(question: Question<T>, touched: Touched, before: Read<T>): Promise<Read<T>> {
  const known = { ...(!touched.held && { held: before.held }), ...(!touched.own && { beside: before.beside }) }
  return read(question, known, async (now) => {
    const keys = keysToRead(question, before, now, touched)
    return keys && placed(before.rows, await readChanged(question, keys, now))
  })
}
