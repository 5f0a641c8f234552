type DumpedIndex = { readonly name: string; readonly keyPath: string | string[]; readonly unique: boolean; readonly multiEntry: boolean }
type DumpedStore = {
  readonly name: string
  readonly keyPath: string | string[] | null
  readonly autoIncrement: boolean
  readonly indexes: readonly DumpedIndex[]
  readonly records: readonly { readonly key: IDBValidKey; readonly value: unknown }[]
}
/** A database of a browser as plain values: what can be written down as JSON once its bytes are text. */
export type DumpedDatabase = { readonly name: string; readonly version: number; readonly stores: readonly DumpedStore[] }

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function dumpStore(store: IDBObjectStore): Promise<DumpedStore> {
  const indexes = [...store.indexNames].map((name) => {
    const { keyPath, unique, multiEntry } = store.index(name)
    return { name, keyPath, unique, multiEntry }
  })
  const [keys, values] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())])
  const records = keys.map((key, at) => ({ key, value: values[at] }))
  return { name: store.name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes, records }
}

/** Everything that lies in a browser's databases. Nobody may be writing meanwhile. */
export async function dumpDatabases(factory: IDBFactory): Promise<DumpedDatabase[]> {
  const known = (await factory.databases()).sort((one, two) => (one.name ?? '').localeCompare(two.name ?? ''))
  const dumped: DumpedDatabase[] = []
  for (const { name = '' } of known) {
    const db = await asked(factory.open(name))
    const work = db.transaction([...db.objectStoreNames])
    const stores = await Promise.all([...db.objectStoreNames].map((store) => dumpStore(work.objectStore(store))))
    dumped.push({ name, version: db.version, stores })
    db.close()
  }
  return dumped
}

function makeStores(db: IDBDatabase, stores: DumpedDatabase['stores']): void {
  for (const { name, keyPath, autoIncrement, indexes, records } of stores) {
    const store = db.createObjectStore(name, { keyPath, autoIncrement })
    for (const { name: index, keyPath: path, ...how } of indexes) store.createIndex(index, path, how)
    for (const { key, value } of records) store.put(value, ...(keyPath === null ? [key] : []))
  }
}

/** Puts dumped databases into a browser that has none of them, each in the version it had. */
export async function restoreDatabases(factory: IDBFactory, dumped: readonly DumpedDatabase[]): Promise<void> {
  for (const { name, version, stores } of dumped) {
    const request = factory.open(name, version)
    request.onupgradeneeded = () => makeStores(request.result, stores)
    const db = await asked(request)
    db.close()
  }
}

const isBytes = (value: unknown): value is ArrayBuffer | Uint8Array => value instanceof ArrayBuffer || value instanceof Uint8Array

/** JSON with bytes as base64: `{"$buffer": …}` for an ArrayBuffer, `{"$array": …}` for a Uint8Array. */
export const withBytes = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (!isBytes(one)) return one
    const base64 = Buffer.from(one instanceof ArrayBuffer ? new Uint8Array(one) : one).toString('base64')
    return one instanceof ArrayBuffer ? { $buffer: base64 } : { $array: base64 }
  })

export const readWithBytes = (json: string): unknown =>
  JSON.parse(json, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null) return one
    if ('$buffer' in one) return Uint8Array.from(Buffer.from(String(one.$buffer), 'base64')).buffer
    if ('$array' in one) return Uint8Array.from(Buffer.from(String(one.$array), 'base64'))
    return one
  })
