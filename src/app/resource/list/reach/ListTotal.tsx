import type { Resource } from '../../../../contract/resource'
import { keptFrom } from '../../../../contract/sync/kept-from'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { BigButton } from '../../../design/BigButton'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { useOnline } from '../../use-local'
import { useHeld } from '../use-list'
import { reachWords as words } from './reach-words'

/** Whether rows are looked through that a device does not keep, and how that is changed. */
export type Reach = { readonly isWhole: boolean; readonly change: (whole: boolean) => void }
type Props = { readonly resource: Resource; readonly reach: Reach }

/** From the rows a device keeps to all there are, and back; nothing where it keeps all of them. */
export function ReachButton({ resource, reach: { isWhole, change } }: Props) {
  const say = useSay()
  const online = useOnline()
  const from = keptFrom(resource, dayOf(clockNow()))
  if (from === undefined) return null
  if (!online) return <span className="quiet">{say(words.olderOnline)}</span>
  return (
    <BigButton look="quiet" onClick={() => change(!isWhole)}>
      {isWhole ? say(words.latest, { from }) : say(words.older)}
    </BigButton>
  )
}

/** How many rows a list in a hand has, since when where a device keeps no others, and the way to these. */
export function ListTotal({ resource, reach, total }: Props & { readonly total: number }) {
  const say = useSay()
  const { from, isComing } = useHeld(resource)
  const said = isComing ? words.soFar : from ? words.totalSince : formWords.totalRows
  return (
    <div className="list-total">
      <p className="quiet figures">{say(said, { from: from ?? '', total })}</p>
      <ReachButton {...{ resource, reach }} />
    </div>
  )
}
