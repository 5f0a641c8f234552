import { apart } from './framed'

export type Copy = { readonly name: string; readonly text: string }

/** As Dexie numbers the first version of a database, which made the earliest ones. */
const version = 10
const table = 'copies'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(`${apart}kg_session`, version)
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(table)) request.result.createObjectStore(table, { keyPath: 'name' })
  }
  return asked(request)
}

/** What is to be written by name; null drops a copy. */
export type Texts = ReadonlyMap<string, string | null>

/**
 * Writes what `decide` makes of the copies there are, all or none, and nothing else comes between. The browser writes its simple storage to disk
 * when it sees fit, up to a minute later. Here a sign-in is on disk once this resolves. By hand, because every start waits for it, and the library
 * for databases comes after the sign-in page.
 */
export async function changeCopies(decide: (copies: readonly Copy[]) => Texts): Promise<void> {
  const db = await open()
  try {
    const work = db.transaction(table, 'readwrite', { durability: 'strict' })
    const store = work.objectStore(table)
    const end = new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
    })
    store.getAll().onsuccess = ({ target }) => {
      for (const [name, text] of decide((target as IDBRequest<Copy[]>).result)) {
        if (text === null) store.delete(name)
        else store.put({ name, text } satisfies Copy)
      }
    }
    await end
  } finally {
    db.close()
  }
}

export async function readCopies(): Promise<Copy[]> {
  const db = await open()
  try {
    return (await asked(db.transaction(table, 'readonly').objectStore(table).getAll())) as Copy[]
  } finally {
    db.close()
  }
}
