import type { Catalogue } from '../../../contract/catalogue'
import type { Label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import type { PersonDb } from '../../offline/person-db'
import { readView } from '../../offline/view/view'
import { isFoundByPiece } from '../../resource/list/list-address'
import type { ViewRow } from '../../resource/row'
import { call } from '../../wire/call'
import type { MenuRoute } from '../menu'

/** Records of one noun, by what people call it, whose title has the words in it, and the list they open in. */
export type FoundRecords = {
  readonly label: Label
  readonly path: string
  readonly rows: readonly { readonly id: string; readonly text: string }[]
}

/** Records offered of each noun. */
const offered = 5

async function titlesOnDevice({ name, title }: Resource, words: string, db: PersonDb, catalogue: Catalogue) {
  const rows = await readView(db, catalogue, { noun: name })
  return rows.map((row) => ({ id: row.id, text: String(row[title] ?? '') })).filter(({ text }) => text.toLowerCase().includes(words))
}

async function titlesOnServer({ path, title }: Resource, words: string, signal: AbortSignal) {
  const query = { pageNo: 1, pageSize: offered, [title]: `*${words}*` }
  const { records } = await call<{ records: ViewRow[] }>('GET', `${path}/list`, { query, signal })
  return records.map((row) => ({ id: row.id, text: String(row[title] ?? '') }))
}

/**
 * Records by a piece of their names, of every noun that has a list in the menu: from this device where its rows lie there, else from the
 * server. Nouns that are known by a day or by another record have no name of their own; what cannot be reached is left out.
 */
export async function findRecords(
  words: string,
  routes: readonly Pick<MenuRoute, 'path' | 'component'>[],
  { db, catalogue, signal }: { db: PersonDb; catalogue: Catalogue; signal: AbortSignal },
): Promise<FoundRecords[]> {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return []
  const found = routes.map(async ({ path, component }): Promise<FoundRecords[]> => {
    const noun = component.replace(/^noun\//, '')
    const resource = component === noun || !Object.hasOwn(catalogue.resources, noun) ? undefined : catalogue.resources[noun]
    if (!resource || !isFoundByPiece(resource, resource.title)) return []
    const isOnDevice = resource.offline.mode !== 'none'
    const read = isOnDevice ? titlesOnDevice(resource, wanted, db, catalogue) : titlesOnServer(resource, wanted, signal)
    const rows = (await read.catch(() => [])).slice(0, offered)
    return rows.length > 0 ? [{ label: resource.label, path, rows }] : []
  })
  return (await Promise.all(found)).flat()
}
