import { Ellipsis } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { Early } from '../../../design/Early'
import { lazyPart } from '../../../design/lazy-part'
import { menuIcons } from '../../../design/menu-icons'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import { isChanged, type SavedView, stateOf, withoutView } from '../../views/saved-view'
import { useFound } from '../../views/use-counts'
import { useSavedViews } from '../../views/use-saved-views'
import { viewWords } from '../../views/view-words'
import type { ListState } from '../list-address'
import { listWords } from '../words'

const ViewSheet = lazyPart(() => import('./ViewSheet').then((file) => file.ViewSheet))

type Props = { resource: Resource; state: ListState; change: (change: Partial<ListState>) => void }

function ViewChip({ view, count, state, change }: { view: SavedView; count: number | undefined } & Omit<Props, 'resource'>) {
  const say = useSay()
  const isChosen = state.saved === view.id
  return (
    <button type="button" className="chip" aria-pressed={isChosen} onClick={() => change(stateOf(view))}>
      {view.shared && (
        <>
          <Suspense>
            <Early part={menuIcons} given={{ name: 'users', size: 16 }} />
          </Suspense>
          <span className="for-readers">{say(listWords.shared)}</span>
        </>
      )}
      {view.name}
      {isChosen && isChanged(view, state) && <span className="view-changed">{say(listWords.changed)}</span>}
      {count !== undefined && <span className="figures chip-count">{count}</span>}
    </button>
  )
}

/** The views somebody keeps of a list, each with its rows, and beside the one that is shown what can be done with it; nothing where there are none. */
export function ViewChips({ resource, state, change }: Props) {
  const say = useSay()
  const saved = useSavedViews(resource)
  const { views } = saved
  const [isOpen, setOpen] = useState(false)
  const counts = useFound(
    resource,
    useMemo(() => (views.length === 0 ? [] : [{}, ...views.map(({ look }) => look.filters)]), [views]),
  )
  if (views.length === 0) return null
  const current = views.find((view) => view.id === state.saved && saved.mayEdit(view))
  const isAll = !state.saved && Object.keys(state.filters).length === 0
  return (
    <fieldset className="view-chips" aria-label={say(listWords.views)}>
      <button type="button" className="chip" aria-pressed={isAll} onClick={() => change(withoutView)}>
        {say(listWords.everything)}
        {counts[0] !== undefined && <span className="figures chip-count">{counts[0]}</span>}
      </button>
      {views.map((view, at) => (
        <Fragment key={view.id}>
          <ViewChip {...{ view, state, change }} count={counts[at + 1]} />
          {view === current && (
            <button
              type="button"
              className="chip"
              aria-label={say(viewWords.more, { name: view.name })}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Ellipsis size={18} aria-hidden />
            </button>
          )}
        </Fragment>
      ))}
      {isOpen && current && (
        <Suspense>
          <ViewSheet {...{ saved, state }} view={current} onGone={() => change({ saved: undefined })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}
