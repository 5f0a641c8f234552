import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { toast } from '../../../design/overlay/toast'
import { useSay } from '../../../language/use-say'
import { isChanged, type SavedView } from '../../views/saved-view'
import type { SavedViews } from '../../views/use-saved-views'
import { useViewActs } from '../../views/use-view-acts'
import { ViewNaming } from '../../views/ViewNaming'
import { viewWords } from '../../views/view-words'
import type { ListState } from '../list-address'

type Props = { view: SavedView; saved: SavedViews; state: ListState; onGone: () => void; onClose: () => void }

/** What can be done with the view a list shows: it is made what the list shows by now, called otherwise or shared, or deleted. */
export function ViewSheet({ view, saved, state, onGone, onClose }: Props) {
  const say = useSay()
  const { update, remove } = useViewActs(saved)
  const [isNaming, setNaming] = useState(false)
  if (isNaming) {
    const name = async (naming: Parameters<SavedViews['rename']>[1]) => {
      await saved.rename(view, naming)
      toast(say(viewWords.saved, { name: naming.name }))
    }
    return <ViewNaming title={say(viewWords.rename)} given={view} mayShare={saved.mayShare} onName={name} onClose={onClose} />
  }
  const drop = async () => {
    if (!(await remove(view))) return
    onClose()
    onGone()
  }
  return (
    <Sheet open title={view.name} onClose={onClose}>
      <div className="stack">
        {isChanged(view, state) && (
          <BigButton
            wide
            icon={<RefreshCw size={18} aria-hidden />}
            onClick={() => void update(view, state).then((done) => done && onClose())}
          >
            {say(viewWords.update)}
          </BigButton>
        )}
        <BigButton wide icon={<Pencil size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setNaming(true)}>
          {say(viewWords.rename)}
        </BigButton>
        <BigButton wide look="danger" icon={<Trash2 size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => void drop()}>
          {say(viewWords.remove)}
        </BigButton>
      </div>
    </Sheet>
  )
}
