import type { Label } from '../../../contract/label'
import { currentLanguage } from '../../language/language'
import { useSession } from '../../session/session'
import { call } from '../../wire/call'
import { keepItems, keptItems } from './kept-dictionaries'
import { words } from './words'

/** A choice as the calls of dictionaries answer it. */
export type DictChoice = { readonly value: string; readonly text: string }

/** What is wrong with how a dictionary was asked for, in both languages. */
export class DictionaryFault extends Error {
  readonly say: Label
  constructor(say: Label) {
    super(say.en)
    this.say = say
  }
}

/** Whether a dictionary is the rows of a table, `table,text,code`, and not one by its code. */
export const isTable = (dict: string): boolean => dict.includes(',')

/** The choices of a dictionary the sign-in brought along; undefined where it brought none of this code. */
function broughtItems(code: string): readonly DictChoice[] | undefined {
  const { dictionaries } = useSession.getState()
  const found = Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined
  const isEnglish = currentLanguage() === 'en'
  return found?.map(({ value, text, textEn }) => ({ value, text: (isEnglish && textEn) || text }))
}

/**
 * The choices of a dictionary, by its code or as `table,text,code`. One by its code is taken from what the sign-in brought, else from what
 * this device keeps for seven days, else fetched; rows of a table are fetched each time, for they are as many as somebody may see just now.
 * Throws `DictionaryFault` where no code is given, and `WireError`.
 */
export async function loadDictionary(code: string, signal?: AbortSignal): Promise<readonly DictChoice[]> {
  const dict = code.trim()
  if (dict === '') throw new DictionaryFault(words.noCode)
  const key = `${currentLanguage()} ${dict}`
  const known = isTable(dict) ? undefined : (broughtItems(dict) ?? keptItems(key))
  if (known) return known
  const items = await call<readonly DictChoice[]>('GET', `/sys/dict/getDictItems/${encodeURIComponent(dict)}`, signal ? { signal } : {})
  if (!isTable(dict)) keepItems(key, items)
  return items
}

/** Several at once, by code. Throws `DictionaryFault` where it is given no list, or an empty one. */
export async function loadDictionaries(codes: unknown): Promise<Readonly<Record<string, readonly DictChoice[]>>> {
  if (!Array.isArray(codes)) throw new DictionaryFault(words.noList)
  if (codes.length === 0) throw new DictionaryFault(words.emptyList)
  return Object.fromEntries(await Promise.all(codes.map(async (code) => [String(code), await loadDictionary(String(code))] as const)))
}
