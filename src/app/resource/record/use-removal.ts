import type { Resource } from '../../../contract/resource'
import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { enumerate } from '../../language/enumerate'
import { formWords } from '../../language/form-words'
import { currentLanguage } from '../../language/language'
import { type Say, useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { useSave } from '../form/use-save'
import type { ViewRow } from '../row'
import { useRowNames } from './use-row-names'
import { useUndoRemoval } from './use-undo-removal'

type Removal = { readonly noun: string; readonly count: number; readonly known: readonly string[] }

/** What is about to be deleted, in words. */
function askedOf(say: Say, { noun, count, known }: Removal): string {
  const names = enumerate(known)
  if (count === 1) return names ? say(formWords.removeOne, { noun, name: names }) : say(formWords.removeBody, { count })
  if (!names) return say(formWords.removeBody, { count })
  return say(count > known.length ? formWords.removeSeveralMore : formWords.removeSeveral, { noun, count, names })
}

/** Most records a question names. */
const named = 3
/** Seconds for which it is told why several stand. */
const toRead = 20

/**
 * Removes rows after asking by their names, as far as they are among `rows`. Resolves to whether they are gone; for some seconds they can be brought back. Without any row it says so
 * instead.
 */
export function useRemoval(resource: Resource, rows: readonly ViewRow[]): (ids: readonly string[]) => Promise<boolean> {
  const say = useSay()
  const { remove } = useSave(resource)
  const sayRemoved = useUndoRemoval(resource)
  const names = useRowNames(resource, rows)
  const noun = resource.label
  return async (ids) => {
    if (ids.length === 0) {
      toast(say(formWords.selectRecord))
      return false
    }
    const known = ids.flatMap((id) => names[id] ?? []).slice(0, named)
    const wanted = await confirmFirst({
      title: say(formWords.removeTitle),
      body: askedOf(say, { noun: noun ? say(noun) : '', count: ids.length, known }),
      confirm: say('remove'),
      danger: true,
    })
    if (!wanted) return false
    try {
      await remove(ids)
      sayRemoved(say('removed'), ids)
      return true
    } catch (error) {
      // Of several it is told which of them are in the way, and somebody is to deselect those.
      const stays = ids.length > 1 && { seconds: toRead, action: { text: say('close'), run: () => undefined } }
      toast(explain(error, currentLanguage()), { tone: 'bad', ...stays })
      return false
    }
  }
}
