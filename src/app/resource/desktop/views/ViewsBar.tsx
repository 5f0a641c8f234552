import { BookmarkPlus, Pencil, Trash2, Users } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { lazyPart } from '../../../design/lazy-part'
import { toast } from '../../../design/overlay/toast'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import type { ListState } from '../../list/list-address'
import { isChanged, type SavedView, stateOf, withoutView } from '../../views/saved-view'
import { useFound } from '../../views/use-counts'
import { type Naming, type SavedViews, useSavedViews } from '../../views/use-saved-views'
import { useViewActs } from '../../views/use-view-acts'
import { viewWords } from '../../views/view-words'
import { tableWords } from '../table-words'

const ViewNaming = lazyPart(() => import('../../views/ViewNaming').then((file) => file.ViewNaming))

type Props = { resource: Resource; state: ListState; change: (change: Partial<ListState>) => void }

function Tab({ view, count, chosen, changed, onChoose }: TabProps) {
  const say = useSay()
  return (
    <button type="button" className="view-tab" aria-pressed={chosen} onClick={onChoose}>
      {view.shared && (
        <>
          <Users size={14} aria-hidden />
          <span className="for-readers">{say(tableWords.sharedView)}</span>
        </>
      )}
      <span>{view.name}</span>
      {count !== undefined && <span className="quiet figures">{count}</span>}
      {changed && (
        <>
          <span className="view-dot" aria-hidden />
          <span className="for-readers">{say(tableWords.viewChanged)}</span>
        </>
      )}
    </button>
  )
}
type TabProps = { view: SavedView; count: number | undefined; chosen: boolean; changed: boolean; onChoose: () => void }

type CurrentProps = { view: SavedView; changed: boolean; saved: SavedViews; state: ListState; onRename: () => void; onGone: () => void }

/** What can be done with the view that is chosen, by who may. */
function CurrentView({ view, changed, saved, state, onRename, onGone }: CurrentProps) {
  const say = useSay()
  const { update, remove } = useViewActs(saved)
  const drop = async () => {
    if (await remove(view)) onGone()
  }
  const quiet = (label: string, icon: ReactNode, onClick: () => void) => (
    <BigButton look="quiet" aria-label={label} title={label} icon={icon} onClick={onClick} />
  )
  return (
    <>
      {changed && (
        <BigButton look="quiet" onClick={() => void update(view, state)}>
          {say(viewWords.update)}
        </BigButton>
      )}
      {quiet(say(viewWords.rename), <Pencil size={16} aria-hidden />, onRename)}
      {quiet(say(viewWords.remove), <Trash2 size={16} aria-hidden />, () => void drop())}
    </>
  )
}

type NameProps = { asking: 'new' | SavedView; saved: SavedViews; state: ListState; change: Props['change']; onClose: () => void }

/** Asks what a view is called, of a new one or of one there is. */
function NameOfView({ asking, saved, state, change, onClose }: NameProps) {
  const say = useSay()
  const isNew = asking === 'new'
  const keep = async (naming: Naming) => {
    if (isNew) change({ saved: await saved.add(naming, state) })
    else await saved.rename(asking, naming)
    toast(say(viewWords.saved, { name: naming.name }))
  }
  const title = say(isNew ? tableWords.saveView : viewWords.rename)
  return (
    <Suspense>
      <ViewNaming {...{ title, onClose }} given={isNew ? unnamed : asking} mayShare={saved.mayShare} onName={keep} />
    </Suspense>
  )
}
const unnamed: Naming = { name: '', shared: false }

const isPlain = ({ saved, filters, sorts, group, columns }: ListState): boolean =>
  !saved && Object.keys(filters).length === 0 && sorts.length === 0 && !group && !columns

/** The ways to look at a list that are kept, each with how many rows it finds; and what can be done with the one that is chosen. */
export function ViewsBar({ resource, state, change }: Props) {
  const say = useSay()
  const saved = useSavedViews(resource)
  const { views } = saved
  const [asking, setAsking] = useState<'new' | SavedView>()
  const all = useMemo(() => views.map(({ look }) => look.filters), [views])
  const counts = useFound(resource, all)
  const current = views.find(({ id }) => id === state.saved)
  const changed = current !== undefined && isChanged(current, state)
  const onClose = () => setAsking(undefined)
  return (
    <nav className="views-bar" aria-label={say(tableWords.views)}>
      <button type="button" className="view-tab" aria-pressed={isPlain(state)} onClick={() => change(withoutView)}>
        {say(tableWords.allRows)}
      </button>
      {views.map((view, at) => {
        const chosen = view === current
        return (
          <Tab key={view.id} {...{ view, chosen }} count={counts[at]} changed={chosen && changed} onChoose={() => change(stateOf(view))} />
        )
      })}
      {current && saved.mayEdit(current) && (
        <CurrentView
          {...{ changed, saved, state }}
          view={current}
          onRename={() => setAsking(current)}
          onGone={() => change({ saved: undefined })}
        />
      )}
      {!isPlain(state) && (!current || changed) && (
        <BigButton look="quiet" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setAsking('new')}>
          {say(tableWords.saveView)}
        </BigButton>
      )}
      {asking && <NameOfView {...{ asking, saved, state, change, onClose }} />}
    </nav>
  )
}
