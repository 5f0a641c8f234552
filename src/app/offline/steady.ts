import { Refusal } from '../../contract/error'
import { type PersonDb, retirement } from './person-db'

type Named = { readonly name?: string; readonly message?: string; readonly inner?: Named | null }
const nameOf = (error: unknown) => (typeof error === 'object' && error !== null ? (error as Named) : {})

/** How Chromium's store says that the disk under it takes nothing more: it knows only that writing failed. */
const brokenWrite = /full disk|no.?space|disk.?full|failed to write blobs|internal error (committing|opening)/i

const saysFull = ({ name, message = '' }: Named): boolean =>
  name === 'QuotaExceededError' || (['UnknownError', 'DataError', 'AbortError'].includes(name ?? '') && brokenWrite.test(message))

/** No room left on the device. Nothing of the transaction was kept. */
export function isFull(error: unknown): boolean {
  const found = nameOf(error)
  return saysFull(found) || saysFull(nameOf(found.inner))
}

/**
 * Runs `work`. Browsers close databases behind a page's back: then it is opened again and `work` is done once more, once.
 * Refuses with `device.newer` when a newer app has taken the database over. A live query must call it from a function that is async
 * itself: Dexie loses its transaction in one that merely returns a promise.
 */
export async function steady<T>(db: PersonDb, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (nameOf(error).name !== 'DatabaseClosedError') throw error
    const why = retirement(db)
    if (why) throw why === 'newer' ? new Refusal('device.newer') : error
    await db.open()
    return await work()
  }
}
