import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { type FileType, filesOf, pictureTypes, type SmallEdge } from '../../contract/fields/file'
import type { Resource, Row } from '../../contract/resource'
import { Conflict } from '../../contract/system/conflict'
import { may, type Person } from '../auth/person'
import type { Engine } from '../engine'
import { getRow } from '../resource/list'
import { smallCopy } from './small-copy'

type Named = { readonly sha: string; readonly noun: string; readonly id: string; readonly edge?: SmallEdge | undefined }

/** The files of a row. Those of a held change are the ones its two sides name, for whoever decides it. */
function filesOfRow(engine: Engine, resource: Resource, row: Row): string[] {
  if (resource.name !== Conflict.name) return filesOf(resource.fields, row)
  const about = engine.catalogue.resources[String(row.noun)]
  const sides = [row.theirs, row.mine].map((side) => JSON.parse(String(side ?? '{}')) as Record<string, unknown>)
  return about ? sides.flatMap((side) => filesOf(about.fields, side)) : []
}

/** What a row calls one of its files; undefined where it has no name of its own. */
function nameIn(value: unknown, sha: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sha: own, name } = { sha: undefined, name: undefined, ...value }
  if (own === sha && typeof name === 'string') return name
  for (const inner of Object.values(value)) {
    const found = nameIn(inner, sha)
    if (found) return found
  }
}

type Seen = { readonly bytes: Buffer; readonly type: FileType | 'image/webp'; readonly name: string | undefined }

/** A file for somebody who may see the row that names it, or with `edge` the small copy of a picture. Whatever is amiss is answered alike, so that nobody learns which files there are. */
export async function seeFile(engine: Engine, person: Person, { sha, noun, id, edge }: Named): Promise<Seen> {
  const resource = resourceOf(engine.catalogue, noun)
  if (!resource) refuse('noun.unknown', { noun })
  if (!may(person, noun, 'list')) refuse('access.denied')
  const row = await getRow(engine, person, resource, id)
  if (!filesOfRow(engine, resource, row).includes(sha)) refuse('record.gone')
  const { rows } = await sql<{ type: FileType }>`select type from file where sha = ${sha} and state = 'there'`.execute(
    engine.databases.tenant(person.tenant),
  )
  const type = rows[0]?.type
  if (type && edge) {
    if (!pictureTypes.some((picture) => picture === type)) refuse('file.type')
    return { bytes: await smallCopy(engine, person.tenant, sha, edge), type: 'image/webp', name: nameIn(row, sha) }
  }
  const bytes = type && (await engine.files.get(person.tenant, sha))
  return bytes ? { bytes, type, name: nameIn(row, sha) } : refuse('file.gone')
}
