import { ask, confirmFirst } from '../../design/overlay/question'
import type { Say } from '../../language/use-say'

/** `makeFile` saves the edits as a file. `mayDiscard`: the person has the right to leave without them. */
type Ways = { readonly makeFile: () => Promise<void>; readonly mayDiscard: boolean }

/**
 * What becomes of edits that could not be sent: they are kept, unless somebody with the right to types that they are not wanted. A file
 * of them may be made first, which changes nothing; the question is then put again.
 */
export async function askAboutUnsent(say: Say, count: number, ways: Ways): Promise<'keep' | 'discard' | undefined> {
  const answer = await ask({
    title: say('unsentTitle', { count }),
    body: say('unsentBody'),
    confirm: say('keepAndLeave'),
    more: say('exportUnsent'),
    ...(ways.mayDiscard && { other: say('discardInstead') }),
  })
  if (answer === 'more') {
    await ways.makeFile()
    return askAboutUnsent(say, count, ways)
  }
  if (answer !== 'other') return answer && 'keep'
  const sure = await confirmFirst({
    title: say('discardAllTitle', { count }),
    body: say('discardAllBody'),
    confirm: say('discardAndLeave'),
    danger: true,
    typed: say('discardWord'),
  })
  return sure ? 'discard' : undefined
}
