import type { Resource } from '../../contract/resource'
import { confirmFirst } from '../design/question'
import { toast } from '../design/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { useSave } from './use-save'

/** Removes rows after asking. Resolves to whether they are gone. Without any row it says so instead. */
export function useRemoval(resource: Resource): (ids: readonly string[]) => Promise<boolean> {
  const say = useSay()
  const { remove } = useSave(resource)
  return async (ids) => {
    if (ids.length === 0) {
      toast(say('selectRecord'))
      return false
    }
    const wanted = await confirmFirst({
      title: say('removeTitle'),
      body: say('removeBody', { count: ids.length }),
      confirm: say('remove'),
      danger: true,
    })
    if (!wanted) return false
    try {
      await remove(ids)
      toast(say('removed'))
      return true
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
      return false
    }
  }
}
