import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FieldFacts } from '../../../../contract/field'
import type { Kind } from '../../../../contract/fields/kind'
import { isWritable } from '../../form/form-values'
import type { ViewRow } from '../../row'

/** The cell somebody writes in. */
type Place = { readonly id: string; readonly name: string }

/** What the cells of a table know of being written in. Of all cells only two hear of it when another one is. */
export type Editing = {
  readonly store: StoreApi<{ readonly at: Place | undefined }>
  /** Whether this person may write into this cell. */
  readonly may: (row: ViewRow, name: string) => boolean
}

export const createEditing = (): Editing['store'] => createStore<{ at: Place | undefined }>(() => ({ at: undefined }))

const nowhere = createEditing()
export const EditingContext = createContext<Editing>({ store: nowhere, may: () => false })

/** Whether this cell is the one that is written in. */
export function useIsEdited(id: string, name: string): boolean {
  const { store } = useContext(EditingContext)
  return useStore(store, ({ at }) => at?.id === id && at.name === name)
}

/** Kinds whose input is one line, and those of them that are chosen rather than typed: to choose is to be done. */
const typed: readonly Kind[] = ['text', 'count', 'amount', 'money', 'percent', 'weight']
const picked: readonly Kind[] = ['date', 'time', 'dateTime', 'boolean', 'dict', 'ref']

export const isPicked = ({ kind }: FieldFacts): boolean => picked.includes(kind)

/** Whether the values of a field can be written where they stand: on one line, by themselves, and by a person. */
export const isShort = (facts: FieldFacts | undefined): boolean =>
  facts !== undefined && isWritable(facts, false) && facts.rule !== 'colour' && [...typed, ...picked].includes(facts.kind)
