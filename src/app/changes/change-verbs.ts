import { deviceWords } from '../language/device-words'
import { words } from './words'

/** What was done to a record, by the verb of the change. */
export const changeVerbs = {
  add: words.made,
  edit: deviceWords.verbEdit,
  remove: deviceWords.verbRemove,
  adjust: deviceWords.verbAdjust,
  restore: words.restored,
} as const
