import { ask, confirmFirst } from '../../design/overlay/question'
import { accountWords } from '../../language/account-words'
import { deviceWords } from '../../language/device-words'
import type { Say } from '../../language/use-say'

/** `makeFile` saves the edits as a file. `mayDiscard`: the person has the right to leave without them. */
type Ways = { readonly makeFile: () => Promise<void>; readonly mayDiscard: boolean }

/**
 * What becomes of edits that could not be sent: they are kept, unless somebody with the right to types that they are not wanted. A file
 * of them may be made first, which changes nothing; the question is then put again.
 */
export async function askAboutUnsent(say: Say, count: number, ways: Ways): Promise<'keep' | 'discard' | undefined> {
  const answer = await ask({
    title: say(accountWords.unsentTitle, { count }),
    body: say(accountWords.unsentBody),
    confirm: say(accountWords.keepAndLeave),
    more: say(accountWords.exportUnsent),
    ...(ways.mayDiscard && { other: say(accountWords.discardInstead) }),
  })
  if (answer === 'more') {
    await ways.makeFile()
    return askAboutUnsent(say, count, ways)
  }
  if (answer !== 'other') return answer && 'keep'
  const sure = await confirmFirst({
    title: say(accountWords.discardAllTitle, { count }),
    body: say(accountWords.discardAllBody),
    confirm: say(accountWords.discardAndLeave),
    danger: true,
    typed: say(deviceWords.discardWord),
  })
  return sure ? 'discard' : undefined
}
