import { confirmFirst } from '../design/overlay/question'
import { useSay } from '../language/use-say'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** Lets go of a sheet once that was asked; at once where no line of it is still to be imported or put right. */
export function useDiscard({ sheet, from: { file }, again }: SheetImporting): () => Promise<void> {
  const say = useSay()
  return async () => {
    const isNothingLeft = sheet?.lines.every(({ outcome }) => outcome === 'same') ?? true
    const question = { title: say(words.discardAsk, { file }), body: say(words.discardHint), confirm: say('discard'), danger: true }
    if (isNothingLeft || (await confirmFirst(question))) again()
  }
}
