import { refuse } from '../../contract/error'
import { dateTimeOf } from '../../contract/time'
import { readDeviceId, withDeviceDb } from '../offline/device-db'
import type { Engine } from '../offline/engine'
import type { Backing } from '../offline/person-db'
import type { Person } from '../session/person'
import { gather } from './gather'
import { readHouseKey } from './house-key'
import { type Packing, pack } from './pack'

export type Exporter = { readonly person: Person; readonly tenant: string; readonly release: string; readonly now: Date } & Pick<
  Packing,
  'onStep' | 'signal'
>
export type Exported = { readonly name: string; readonly file: Blob; readonly count: number }

/** Who and when; nothing of what is inside. */
const fileName = (username: string, now: Date): string =>
  `unsent-${username.replace(/[^\w-]/g, '_')}-${dateTimeOf(now).replace(/[-:]/g, '').replace(' ', '-')}.kgunsent`

/**
 * Makes a sealed file of everything of a person's that is unsent. Nothing changes on the device. Refuses with `unsent.no-key` where
 * the house's key was never fetched, and with `unsent.too-much`; throws the signal's reason when it is called off.
 */
export async function exportUnsent(engine: Engine, exporter: Exporter, storage: Backing = {}): Promise<Exported> {
  const { db, catalogue } = engine
  const { person, tenant, release, now, onStep, signal } = exporter
  const house = (await readHouseKey(tenant, storage)) ?? refuse('unsent.no-key')
  const device = (await withDeviceDb(readDeviceId, storage)) ?? ''
  // Which files an edit names, its noun knows.
  await engine.allNouns()
  const contents = await gather(db, catalogue, { tenant, user: person.id, name: person.realname, device, release, now })
  const bytesOf = async (sha: string) => (await db.blobs.get(sha))?.bytes ?? refuse('file.gone')
  const parts = await pack(contents, { house, bytesOf, onStep, signal })
  return { name: fileName(person.username, now), file: new Blob(parts, { type: 'application/octet-stream' }), count: contents.ops.length }
}
