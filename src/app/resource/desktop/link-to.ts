import { type ListState, writeListState } from '../list/list-address'

/** The address that opens this list as it is looked at, also for somebody whose own columns and rows are others. */
export function linkTo(state: ListState): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}?${writeListState({ ...state, open: undefined, saved: undefined })}`
}
