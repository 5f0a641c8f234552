import type { Flow } from '../../contract/flow'
import type { Label } from '../../contract/label'
import { deviceWords } from '../language/device-words'
import { removalWords } from '../resource/record/removal-words'

/** What every noun's verbs are called where an edit is told of. */
const opVerbs: Readonly<Record<string, Label>> = {
  add: deviceWords.verbAdd,
  edit: deviceWords.verbEdit,
  remove: deviceWords.verbRemove,
  restore: removalWords.restore,
  adjust: deviceWords.verbAdjust,
}

/** What an edit does, in a word: a move of the noun's flow by its name, a verb as `verbs` calls it, and one nobody knows by its own name. */
export function verbLabel(flow: Flow | undefined, verb: string, verbs = opVerbs): Label {
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return flow?.moves[verb]?.label ?? known ?? { zh: verb, en: verb }
}
