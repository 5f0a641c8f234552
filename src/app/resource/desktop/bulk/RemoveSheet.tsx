import { useMemo, useState } from 'react'
import { mostAlike } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { mayRestore } from '../../../../contract/sync/may-restore'
import { Sheet } from '../../../design/overlay/Sheet'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { useCan } from '../../../session/use-can'
import { bulkWords } from '../../bulk/bulk-words'
import { idsDone, isWhole, useBulk } from '../../bulk/use-bulk'
import { useBulkPlan } from '../../bulk/use-bulk-plan'
import { type Chosen, useChosenRows } from '../../bulk/use-chosen-rows'
import { FilterWords } from '../../list/filter/FilterWords'
import { paperWords } from '../../paper/paper-words'
import { removalWords } from '../../record/removal-words'
import { useUndoRemoval } from '../../record/use-undo-removal'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'
import { BulkFooter } from './BulkFooter'
import { BulkOutlook } from './BulkOutlook'
import type { ChosenSheet } from './chosen-sheet'

/** More than are asked about by their names go by way of a preview. */
export const isManyChosen = ({ all, ids }: Chosen): boolean => all || ids.length > mostAlike

const remove = { kind: 'remove' } as const

/** Which rows these are, where nobody chose each of them: all that pass the filters, which are said. */
function WhichRows({ resource, filters, count }: Pick<ChosenSheet, 'resource' | 'filters'> & { count: number }) {
  const say = useSay()
  if (Object.keys(filters).length === 0) return <p>{say(tableWords.wholeList, { count })}</p>
  return (
    <p>
      <FilterWords {...{ resource, filters }} />
      {say(paperWords.printed, { count })}
    </p>
  )
}

/** Rows that are to go, without those that have gone already though the answer that still holds them is older. */
function useStanding(rows: readonly ViewRow[] | undefined) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const standing = useMemo(() => rows?.filter(({ id }) => !gone.has(id)), [rows, gone])
  return { standing, setGone }
}

/** What is to be known before many rows go: that it is done in groups, and what brings them back. */
function Terms({ resource, count }: { resource: Resource; count: number }) {
  const say = useSay()
  const can = useCan()
  return (
    <p className="quiet">
      {count > mostAlike && `${say(bulkWords.inGroups, { size: mostAlike })} `}
      {mayRestore(can, resource) && say(removalWords.comesBack)}
    </p>
  )
}

/** More rows than anybody can be asked about by name are deleted: which, of which that cannot be and why, how far it is, and what came of it. */
export function RemoveSheet({ resource, flow, chosen, filters, shown, onDone, onClose }: ChosenSheet) {
  const say = useSay()
  const doing = useBulk(resource)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown, !doing.isBusy)
  const { standing, setGone } = useStanding(rows)
  const plan = useBulkPlan(resource, remove, standing)
  const sayRemoved = useUndoRemoval(resource)
  const count = plan?.rows.length ?? 0
  const apply = async () => {
    if (!plan) return
    const end = await doing.run(remove, plan.rows)
    const ids = idsDone(plan.rows, end)
    setGone((old) => new Set([...old, ...ids]))
    if (ids.length > 0) sayRemoved(say(bulkWords.removedNow, { count: ids.length }), ids)
    if (isWhole(end)) onDone()
  }
  const close = doing.isBusy ? doing.stop : onClose
  const footer = (
    <BulkFooter
      {...{ doing }}
      look="danger"
      text={say(tableWords.removeThese, { count })}
      disabled={count === 0}
      onClose={close}
      onDo={() => void apply()}
    />
  )
  return (
    <Sheet open title={say(formWords.removeTitle)} width={680} onClose={close} footer={footer}>
      {chosen.all && standing && !doing.isBusy && <WhichRows {...{ resource, filters }} count={standing.length} />}
      {count > 0 && <Terms {...{ resource, count }} />}
      <BulkOutlook {...{ resource, flow, plan, error, doing }} act={remove} />
    </Sheet>
  )
}
