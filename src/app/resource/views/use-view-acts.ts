import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { Looked, SavedView } from './saved-view'
import type { SavedViews } from './use-saved-views'
import { viewWords } from './view-words'

/** What is done with a view that is kept, by who may: each says that it is done, or why it is not, and answers whether it is. */
export function useViewActs(saved: SavedViews) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const said = (run: Promise<void>, done: string): Promise<boolean> =>
    run.then(
      () => {
        toast(done)
        return true
      },
      (error: unknown) => {
        toast(explain(error, language), { tone: 'bad' })
        return false
      },
    )
  return {
    update: (view: SavedView, looked: Looked) => said(saved.update(view, looked), say(viewWords.updated, { name: view.name })),
    remove: async (view: SavedView): Promise<boolean> => {
      const [title, body] = [say(viewWords.remove), say(viewWords.removeAsk, { name: view.name })]
      if (!(await confirmFirst({ title, body, confirm: say('remove'), danger: true }))) return false
      return said(saved.remove(view), say('removed'))
    },
  }
}
