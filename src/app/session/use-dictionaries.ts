import { useEffect, useMemo } from 'react'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { useLanguage } from '../language/language'
import { useRows } from '../offline/view/use-rows'
import { dictionariesOf } from './dictionary-rows'
import type { DictItems } from './person'
import { rereadDictionaries } from './refresh-dictionaries'
import { rememberDictionaries, useSession } from './session'

/** Puts dictionaries made of the rows on this device over whatever the session knows, each time that is replaced by what the server says. */
function useOwn(own: DictItems | undefined): void {
  const known = useSession((state) => state.dictionaries)
  useEffect(() => {
    if (own && Object.entries(own).some(([code, items]) => known[code] !== items)) rememberDictionaries({ ...known, ...own })
  }, [own, known])
}

/**
 * Keeps dictionaries current: from the rows on this device where the person may hold them, else by asking the server again
 * when the language changes, because its answer speaks only one.
 */
export function useDictionaries(): void {
  const dicts = useRows(Dict)
  const items = useRows(DictItem)
  const language = useLanguage((state) => state.language)
  const isKnown = useSession((state) => Object.keys(state.dictionaries).length > 0)
  const hasRows = dicts === undefined || dicts.length > 0
  useOwn(useMemo(() => (dicts?.length && items?.length ? dictionariesOf(dicts, items) : undefined), [dicts, items]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is a reason to ask again
  useEffect(() => {
    if (!hasRows || !isKnown) void rereadDictionaries().catch(() => undefined)
  }, [hasRows, isKnown, language])
}
