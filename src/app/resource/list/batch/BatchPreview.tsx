import { useState } from 'react'
import { flowOf } from '../../../../contract/catalogue'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { toast } from '../../../design/overlay/toast'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { useProduct } from '../../../shell/product'
import { explain } from '../../../wire/explain'
import { BulkNow, BulkValue, changedBy } from '../../bulk/BulkValue'
import type { BulkAct } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { countStopped, idsDone, type Stopped, useBulk } from '../../bulk/use-bulk'
import { countsOf, endWordsOf, summaryOf, useBulkPlan } from '../../bulk/use-bulk-plan'
import { useUndoRemoval } from '../../record/use-undo-removal'
import type { ViewRow } from '../../row'

/** Rows a preview names; of more it says how many. */
const named = 50

/** What becomes of one row, from what it is. */
function Becomes({ resource, act, row }: { resource: Resource; act: BulkAct; row: ViewRow }) {
  const say = useSay()
  const flow = flowOf(useProduct().catalogue, resource.name)
  if (act.kind === 'remove') return say(bulkWords.removed)
  const { name, value } = changedBy(act, flow)
  return (
    <>
      <BulkNow {...{ resource, name, row }} /> → <BulkValue {...{ resource, name, value }} />
    </>
  )
}

const Title = ({ resource, row }: { resource: Resource; row: ViewRow }) => (
  <strong>
    <BulkNow {...{ resource, row }} name={resource.title} />
  </strong>
)

/** What did not come of those that were tried: each group with its reason. */
function StoppedRows({ resource, act, stopped }: { resource: Resource; act: BulkAct; stopped: readonly Stopped[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <div role="alert">
      {stopped.map(({ rows, error }) => (
        <div key={rows[0]?.id}>
          <p>
            {say(endWordsOf(act).stopped, { count: rows.length })} {explain(error, language)}
          </p>
          <ul className="batch-rows">
            {rows.slice(0, named).map((row) => (
              <li key={row.id}>
                <Title {...{ resource, row }} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type Props = {
  resource: Resource
  act: BulkAct
  /** What is done, as it is called on the button. */
  text: string
  /** Whether what it asks for is filled in. */
  isRight?: boolean
  rows: readonly ViewRow[]
  onDone: () => void
}

/** What would become of each chosen row, and of which nothing can; and, once that is wanted, of which nothing did. */
export function BatchPreview({ resource, act, text, isRight = true, rows, onDone }: Props) {
  const say = useSay()
  const [start] = useState(rows)
  const plan = useBulkPlan(resource, act, start)
  const { progress, isBusy, run } = useBulk(resource)
  const sayRemoved = useUndoRemoval(resource)
  if (!plan) return null
  const begin = async () => {
    const end = await run(act, plan.rows)
    const count = end.tried - countStopped(end)
    const text = say(endWordsOf(act).done, { count })
    if (count > 0 && act.kind === 'remove') sayRemoved(text, idsDone(plan.rows, end))
    else if (count > 0) toast(text)
    if (end.stopped.length === 0) onDone()
  }
  if (progress && !isBusy && progress.stopped.length > 0) return <StoppedRows {...{ resource, act }} stopped={progress.stopped} />
  const counts = countsOf(plan)
  return (
    <>
      <p role="status">{isBusy && progress ? say(bulkWords.doing, progress) : say(summaryOf(plan, act), counts)}</p>
      <ul className="batch-rows">
        {plan.leftOut.map(({ row, why }) => (
          <li key={row.id}>
            <Title {...{ resource, row }} /> <span className="batch-left">{say(bulkWords[why])}</span>
          </li>
        ))}
        {plan.rows.slice(0, named).map((row) => (
          <li key={row.id}>
            <Title {...{ resource, row }} />{' '}
            <span className="quiet">
              <Becomes {...{ resource, act, row }} />
            </span>
          </li>
        ))}
      </ul>
      <BigButton
        look={act.kind === 'remove' ? 'danger' : 'main'}
        wide
        disabled={isBusy || !isRight || plan.rows.length === 0}
        onClick={() => void begin()}
      >
        {say(bulkWords.do, { ...counts, act: text })}
      </BigButton>
    </>
  )
}
