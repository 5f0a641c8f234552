import { keep, recall } from '../../../session/storage'

/** Which groups somebody has opened or closed, by the value they stand under; the empty text of those without one. */
export type Folds = Readonly<Record<string, boolean>>

/** Most groups of one table that are remembered. */
const most = 200

const nameOf = (person: string, noun: string, group: string): string => `FOLDS_${person}_${noun}_${group}`

export const foldKey = (value: string | null): string => value ?? ''

export const recallFolds = (person: string, noun: string, group: string): Folds => recall<Folds>(nameOf(person, noun, group)) ?? {}

/** The folds with one more turned, kept on this device. */
export function keepFold(person: string, noun: string, group: string, folds: Folds, value: string | null, isOpen: boolean): Folds {
  const { [foldKey(value)]: _, ...others } = folds
  const next = Object.fromEntries([...Object.entries(others), [foldKey(value), isOpen] as const].slice(-most))
  keep(nameOf(person, noun, group), next, null)
  return next
}
