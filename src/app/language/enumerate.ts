import { currentLanguage } from './language'

/** Several words one after the other, with the mark the language puts between them. */
export const enumerate = (words: readonly string[]): string => words.join(currentLanguage() === 'en' ? ', ' : '、')
