import { useCallback } from 'react'
import type { Label } from '../../contract/label'
import { useLanguage } from './language'
import { sayIn } from './say-in'
import type { TextKey } from './texts'

export type Say = (what: TextKey | Label, values?: Record<string, unknown>) => string

/** Says texts in the language of the screen. */
export function useSay(): Say {
  const language = useLanguage((state) => state.language)
  return useCallback((what, values) => sayIn(language, what, values), [language])
}
