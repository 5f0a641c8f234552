import { deviceWords } from '../language/device-words'
import { removalWords } from '../resource/record/removal-words'

/** What every noun's verbs are called where an edit is told of. */
export const opVerbs = {
  add: deviceWords.verbAdd,
  edit: deviceWords.verbEdit,
  remove: deviceWords.verbRemove,
  restore: removalWords.restore,
  adjust: deviceWords.verbAdjust,
} as const
