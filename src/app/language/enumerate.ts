import { listed } from '../../contract/label'
import { currentLanguage } from './language'

/** Several words one after the other, as the language in use does it. */
export const enumerate = (words: readonly string[]): string => listed(words, currentLanguage())
