import type { KeyboardEvent } from 'react'

/** Whether a key in a box that chooses empties the choice: Delete, where there is no text it could delete a part of. */
export function isEmptying({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Delete' || !(target instanceof HTMLInputElement)) return false
  return target.selectionStart === 0 && target.selectionEnd === target.value.length
}
