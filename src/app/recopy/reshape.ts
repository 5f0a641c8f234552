import type { Catalogue } from '../../contract/catalogue'
import { freshCopy } from '../offline/exchange/eras'
import { type PersonDb, readMeta, writeMeta } from '../offline/person-db'
import { outdated } from './copied'
import { laidOf, shapeOf } from './shape'

/**
 * Rows that lie here otherwise than this build lays them are fetched again: those of the nouns it is about, or, where a server that knows no
 * parts was copied from, all of them.
 */
export async function reshape(db: PersonDb, catalogue: Catalogue): Promise<void> {
  const [shape, laid] = [shapeOf(catalogue), laidOf(catalogue)]
  await db.transaction('rw', db.meta, async () => {
    const pull = await readMeta(db, 'pull')
    if (pull.shape === shape) return
    const copied = await readMeta(db, 'copied')
    await writeMeta(db, 'pull', { ...(copied && pull.since !== null ? pull : freshCopy(pull)), shape })
    if (!copied) return
    const nouns = Object.entries(copied.nouns).map(([noun, print]) => [noun, copied.laid[noun] === laid[noun] ? print : outdated(print)])
    // Nouns that came with this build are told of with the others.
    await writeMeta(db, 'copied', {
      ...copied,
      print: null,
      nouns: Object.fromEntries(nouns.filter(([noun = '']) => copied.laid[noun] !== undefined)),
      // Those that went with this build go from the device when the others are told.
      laid: { ...copied.laid, ...laid },
    })
  })
}
