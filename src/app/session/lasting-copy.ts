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
  const request = indexedDB.open('kg_session', version)
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(table)) request.result.createObjectStore(table, { keyPath: 'name' })
  }
  return asked(request)
}

/**
 * Writes copies by name, all or none; null drops one. The browser writes its simple storage to disk when it sees fit, up to a minute later. Here a
 * sign-in is on disk once this resolves. By hand, because every start waits for it, and the library for databases comes after the sign-in page.
 */
export async function writeCopies(texts: ReadonlyMap<string, string | null>): Promise<void> {
  const db = await open()
  try {
    const work = db.transaction(table, 'readwrite', { durability: 'strict' })
    for (const [name, text] of texts) {
      if (text === null) work.objectStore(table).delete(name)
      else work.objectStore(table).put({ name, text } satisfies Copy)
    }
    await new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
    })
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
