import type { Resource } from '../../../../contract/resource'
import type { ViewRow } from '../../row'
import { useCardFields } from '../use-card-fields'
import { type RowAct, useRowActs } from './use-row-acts'

type Props = { resource: Resource; row: ViewRow; onEdit: (row: ViewRow) => void; onDone: () => void }

/** What a swipe uncovers, at most: it has to fit beside the row, and be known without being read. */
const most = 2

function Act({ act: { act, text, icon: Icon, href, run }, onDone }: { act: RowAct; onDone: () => void }) {
  const inside = (
    <>
      <Icon size={22} aria-hidden />
      <span>{text}</span>
    </>
  )
  const done = () => {
    onDone()
    run?.()
  }
  return href ? (
    <a className="swipe-act" data-act={act} href={href} tabIndex={-1} onClick={onDone}>
      {inside}
    </a>
  ) : (
    <button type="button" className="swipe-act" data-act={act} tabIndex={-1} onClick={done}>
      {inside}
    </button>
  )
}

/** The acts a swipe uncovers. The menu of the row has them for whoever swipes nothing, so they are left out of what is heard and reached by keys. */
export function SwipeActs({ resource, row, onEdit, onDone }: Props) {
  const { swipe } = useCardFields(resource)
  const acts = useRowActs(resource, row, { onEdit })
  const shown = swipe.flatMap((wanted) => acts.find(({ act }) => act === wanted) ?? []).slice(0, most)
  return (
    <div className="swipe-acts" aria-hidden>
      {shown.map((act) => (
        <Act key={act.key} act={act} onDone={onDone} />
      ))}
    </div>
  )
}
