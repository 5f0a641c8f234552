import { useMemo } from 'react'
import type { Speech } from '../../contract/report/report-table'
import { useLanguage } from '../language/language'
import { useSession } from '../session/session'

/** How cells are said on this screen: in its language, and in the words of the house's dictionaries. */
export function useSpeech(): Speech {
  const language = useLanguage((state) => state.language)
  const dictionaries = useSession((state) => state.dictionaries)
  return useMemo(() => {
    const textOf = (dict: string, value: string) => {
      const item = dictionaries[dict]?.find((one) => one.value === value)
      return (language === 'en' && item?.textEn) || (item?.text ?? value)
    }
    return { language, textOf }
  }, [language, dictionaries])
}
