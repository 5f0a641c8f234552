import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'

/** Has a device look as if its first copy were whole: what it has of a noun is all there is. */
export async function copied({ db, status }: Engine): Promise<void> {
  await writeMeta(db, 'pull', { ...(await readMeta(db, 'pull')), ready: true })
  status.setState({ ready: true })
}
