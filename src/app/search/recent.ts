import { useSession } from '../session/session'
import { keep, recall } from '../session/storage'

/** What somebody opened from the search: a record, or a screen. What it is called is read anew each time, so that nothing is kept here that they may not see. */
export type Opened = { readonly noun: string; readonly id: string } | { readonly path: string }

const most = 8

const place = () => `SEARCHED_${useSession.getState().person?.id ?? ''}`

export const readOpened = (): readonly Opened[] => recall<readonly Opened[]>(place()) ?? []

const keyOf = (opened: Opened): string => ('path' in opened ? opened.path : `${opened.noun}:${opened.id}`)

/** Puts something first among what was opened lately. */
export function noteOpened(opened: Opened): void {
  const others = readOpened().filter((one) => keyOf(one) !== keyOf(opened))
  keep(place(), [opened, ...others].slice(0, most))
}
