import type { Label } from '../contract/label'
import shipped from './dictionaries.json' with { type: 'json' }
import type { DictCode } from './dicts'

/** One choice of a dictionary. */
export type DictionaryItem = Label & { readonly value: string }
export type Dictionary = Label & { readonly items: readonly DictionaryItem[] }

/** The dictionaries a new kindergarten starts with. People may extend them afterwards. */
export const dictionaries: Readonly<Record<DictCode, Dictionary>> = shipped
