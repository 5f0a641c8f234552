import { call } from '../wire/call'
import type { DictItems } from './person'
import { rememberDictionaries } from './session'
import { forget } from './storage'

/** Where dictionaries lie that were fetched one by one. They go with those that are fetched anew. */
export const fetchedDictionaries = 'DICT_ITEMS'

/** Fetches all dictionaries anew. Throws `WireError`; the old ones then stay. */
export async function refreshDictionaries(): Promise<void> {
  await call<unknown>('GET', '/sys/dict/refleshCache')
  rememberDictionaries(await call<DictItems>('GET', '/sys/dict/queryAllDictItems'))
  forget(fetchedDictionaries)
}

/** Reads the dictionaries again after somebody changed them, without telling the server to. */
export async function rereadDictionaries(): Promise<void> {
  rememberDictionaries(await call<DictItems>('GET', '/sys/dict/queryAllDictItems', { quiet: true }))
}
