import type { Language } from '../../../contract/label'

/** Names in one line, joined as the language does it. */
export const nameList = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
