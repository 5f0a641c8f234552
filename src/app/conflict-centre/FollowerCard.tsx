import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { useProduct } from '../shell/product'
import { GroupRows } from './GroupRows'
import { OpHead } from './OpHead'
import { Reason } from './ParkedCard'
import { PatchFacts } from './PatchFacts'

/** An edit that cannot go before a parked one has. There is nothing to do about it itself: it goes, or is asked about, with that one. */
export function FollowerCard({ items }: { items: readonly [ParkedItem, ...ParkedItem[]] }) {
  const [item] = items
  const resource = useProduct().catalogue.resources[item.op.noun]
  return (
    <article className="card conflict-centre-card" data-tone="care">
      <OpHead about={item.op} at={item.op.at} />
      <Reason item={item} />
      {resource && <PatchFacts resource={resource} patch={item.op.patch} />}
      <GroupRows items={items} />
    </article>
  )
}
