import { useMemo } from 'react'
import { isPending, pendingNumber } from '../../contract/fields/numbering'
import { type Language, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { saidIn } from '../../contract/said-in'
import { titlePath } from '../../contract/title-path'
import { useLanguage } from '../language/language'
import type { Engine } from '../offline/engine'
import type { SyncStatus } from '../offline/status'
import { steady } from '../offline/steady'
import { useSyncStatus } from '../offline/use-sync-status'
import { useFollowed } from '../offline/view/use-followed'
import { isCopied } from '../offline/view/use-is-copied'
import { readView } from '../offline/view/view'
import { useProduct } from '../shell/product'
import { call } from '../wire/call'
import { nounKeys } from './noun-keys'
import type { ViewRow } from './row'
import { useAnswer } from './use-answer'

/** What stands for a row whose title cannot be had, because it is gone or not for this person: an id tells nobody anything. */
export const unknownTitle = '—'

export type Titles = Readonly<Record<string, string>>

/** Whether a noun's rows are looked for on this device: where they lie, unless their first copy is still on its way and the server can be asked. */
export const isHere = (resource: Resource, status: SyncStatus): boolean =>
  resource.offline.mode !== 'none' && (isCopied(status, resource) || !status.online)

/** What a row says itself of what it is called; a moment to the minute. A title that names another row says it only in the server's words. */
export function titleOf(resource: Resource, row: ViewRow, language: Language): string {
  const facts = resource.fields[resource.title]
  if (facts && isPending(facts, row[resource.title])) return say(pendingNumber, language)
  const { noun, kind } = facts ?? {}
  const own = saidIn(resource.fields, row, resource.title, language)
  const words = row[`${resource.title}_dictText`] || (noun ? undefined : own)
  return kind === 'dateTime' && typeof words === 'string' ? words.slice(0, 16) : String(words ?? unknownTitle)
}

/** Ids of the rows that some rows are called by. */
export const titledBy = (resource: Resource, rows: readonly ViewRow[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => (typeof row[resource.title] === 'string' ? [row[resource.title] as string] : []))),
]

/** More rows than this are found sooner by reading all of a noun. */
const few = 200

async function rowsHere({ db, catalogue }: Engine, noun: string, ids: readonly string[]): Promise<readonly ViewRow[]> {
  if (ids.length <= few) return steady(db, () => readView(db, catalogue, { noun, keys: ids }))
  const wanted = new Set(ids)
  return (await steady(db, () => readView(db, catalogue, { noun }))).filter((row) => wanted.has(row.id))
}

/** Rows along a path of nouns, and the ids its next noun has to be asked for. */
type Found = { readonly steps: readonly (readonly ViewRow[])[]; readonly rest: readonly string[] }

async function follow(engine: Engine, path: readonly Resource[], ids: readonly string[]): Promise<Found> {
  const steps: (readonly ViewRow[])[] = []
  let rest = ids
  for (const resource of path) {
    const rows = await rowsHere(engine, resource.name, rest)
    steps.push(rows)
    rest = titledBy(resource, rows)
  }
  return { steps, rest }
}

/** What each row of the first step is called: by the last step that says it in words. */
function told(path: readonly Resource[], steps: readonly (readonly ViewRow[])[], language: Language): Titles {
  return steps.reduceRight<Titles>((further, rows, at) => {
    const resource = path[at]
    return resource
      ? Object.fromEntries(rows.map((row) => [row.id, further[String(row[resource.title])] ?? titleOf(resource, row, language)]))
      : further
  }, {})
}

const nothing: Found = { steps: [], rest: [] }

/**
 * The titles of rows somebody refers to, by id; a row known by another one bears that one's title, through as many as it takes. They are
 * read from this device as far as they lie here, and asked of the server from there on. What is unknown is left out.
 */
export function useTitles(noun: string | undefined, ids: readonly string[]): Titles {
  const { catalogue } = useProduct()
  const path = useMemo(() => titlePath(catalogue, noun), [catalogue, noun])
  const here = useSyncStatus((status) => {
    const away = path.findIndex((resource) => !isHere(resource, status))
    return away < 0 ? path.length : away
  })
  const question = JSON.stringify(['titles', noun ?? null, here, ids])
  const local = useFollowed(question, async (engine) => (ids.length > 0 ? follow(engine, path.slice(0, here), ids) : nothing))
  const { steps, rest } = local ?? nothing
  const next = path[here]
  const remote = useAnswer({
    queryKey: nounKeys.choices(next?.name ?? '', `ids:${rest.join()}`),
    enabled: next !== undefined && rest.length > 0,
    queryFn: () => Promise.all(rest.map((id) => call<ViewRow>('GET', `${next?.path}/queryById`, { query: { id } }).catch(() => undefined))),
  })
  const asked = remote.data
  const language = useLanguage((state) => state.language)
  return useMemo(
    () => told(path, asked ? [...steps, asked.filter((row) => row !== undefined)] : steps, language),
    [path, steps, asked, language],
  )
}
