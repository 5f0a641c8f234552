import type { Texts } from '../resource/dict-text'
import { handleIn, withHandle } from './cell-handle'

/** What the values of dictionaries are called in cells. */
export type ChoiceNames = {
  /** A value by its text in the reader's language; where that text could mean another value as well, with the value beside it. */
  readonly nameOf: (dict: string, value: string, text?: string) => string
  /** The value a cell means, by its text in either language or by itself; the cell where it means none, or several. */
  readonly meantBy: (dict: string, cell: string) => string
}

/** `texts`: the dictionaries in each language a cell may be written in. */
export function openChoiceNames(texts: readonly Texts[]): ChoiceNames {
  const indexes = new Map<string, ReadonlyMap<string, string | undefined>>()
  const indexOf = (dict: string) => {
    const index = new Map<string, string | undefined>()
    for (const [value, text] of texts.flatMap((all) => [...(all.get(dict) ?? [])])) {
      const name = text.trim()
      index.set(name, index.has(name) && index.get(name) !== value ? undefined : value)
    }
    indexes.set(dict, index)
    return index
  }
  const meantBy = (dict: string, cell: string): string => {
    const { name, handle = '' } = handleIn(cell) ?? {}
    const isHandle = name !== undefined && (name === handle || texts.some((all) => all.get(dict)?.get(handle)?.trim() === name))
    return isHandle ? handle : ((indexes.get(dict) ?? indexOf(dict)).get(cell) ?? cell)
  }
  const nameOf = (dict: string, value: string, text = value): string => {
    const name = text.trim()
    return meantBy(dict, name) === value ? name : withHandle(name, value)
  }
  return { nameOf, meantBy }
}
