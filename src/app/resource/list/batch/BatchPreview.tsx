import { useState } from 'react'
import { flowOf } from '../../../../contract/catalogue'
import { say as sayIn } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { toast } from '../../../design/overlay/toast'
import { FieldValue } from '../../../fields/FieldValue'
import { isGiven } from '../../../fields/field-input'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { useProduct } from '../../../shell/product'
import { explain } from '../../../wire/explain'
import { type BulkAct, bulkPlan } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { type Stopped, useBulk } from '../../bulk/use-bulk'
import type { ViewRow } from '../../row'

type Props = { resource: Resource; act: BulkAct; rows: readonly ViewRow[]; onDone: () => void }

/** Rows a preview names; of more it says how many. */
const named = 50

function Value({ resource, name, value, words }: { resource: Resource; name: string; value: unknown; words?: unknown }) {
  const say = useSay()
  const facts = resource.fields[name]
  return facts && isGiven(value) ? <FieldValue facts={facts} value={value} words={words} /> : say(bulkWords.empty)
}

/** What becomes of one row, from what it is. */
function Becomes({ resource, act, row }: { resource: Resource; act: BulkAct; row: ViewRow }) {
  const say = useSay()
  const flow = flowOf(useProduct().catalogue, resource.name)
  if (act.kind === 'remove') return say(bulkWords.removed)
  const name = act.kind === 'edit' ? act.field : (flow?.field ?? '')
  return (
    <>
      <Value {...{ resource, name }} value={row[name]} words={row[`${name}_dictText`]} /> →{' '}
      <Value {...{ resource, name }} value={act.kind === 'edit' ? act.value : act.move.to} />
    </>
  )
}

const nothingLocked = () => () => false

/** What would become of each chosen row, and of which nothing can; and, once that is wanted, of which nothing did. */
export function BatchPreview({ resource, act, rows, onDone }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { catalogue, rowLocks } = useProduct()
  // A noun keeps its lock as long as the app runs, so the same hooks are called each time.
  const isLocked = (rowLocks?.[resource.name] ?? nothingLocked)()
  const [start] = useState(rows)
  const plan = bulkPlan({ resource, flow: flowOf(catalogue, resource.name), isLocked }, act, start)
  const run = useBulk(resource)
  const [done, setDone] = useState<number>()
  const [stopped, setStopped] = useState<readonly Stopped[]>()
  const title = (row: ViewRow) => (
    <Value resource={resource} name={resource.title} value={row[resource.title]} words={row[`${resource.title}_dictText`]} />
  )
  const begin = async () => {
    setDone(0)
    const failed = await run(act, plan.rows, setDone)
    toast(say(bulkWords.done, { count: plan.rows.length - failed.length }))
    if (failed.length === 0) return onDone()
    setStopped(failed)
    setDone(undefined)
  }
  if (stopped) {
    return (
      <div role="alert">
        <p>{say(bulkWords.stopped, { count: stopped.length })}</p>
        <ul className="batch-rows">
          {stopped.slice(0, named).map(({ row, error }) => (
            <li key={row.id}>
              <strong>{title(row)}</strong> <span className="quiet">{explain(error, language)}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const counts = { count: plan.rows.length, left: plan.leftOut.length, all: start.length }
  const summary = plan.rows.length === 0 ? bulkWords.previewNone : plan.leftOut.length > 0 ? bulkWords.preview : bulkWords.previewAll
  return (
    <>
      <p role="status">{done === undefined ? say(summary, counts) : say(bulkWords.doing, { done, count: counts.count })}</p>
      <ul className="batch-rows">
        {plan.leftOut.map(({ row, why }) => (
          <li key={row.id}>
            <strong>{title(row)}</strong> <span className="batch-left">{sayIn(bulkWords[why], language)}</span>
          </li>
        ))}
        {plan.rows.slice(0, named).map((row) => (
          <li key={row.id}>
            <strong>{title(row)}</strong>{' '}
            <span className="quiet">
              <Becomes {...{ resource, act, row }} />
            </span>
          </li>
        ))}
      </ul>
      <BigButton
        look={act.kind === 'remove' ? 'danger' : 'main'}
        wide
        disabled={done !== undefined || plan.rows.length === 0}
        onClick={() => void begin()}
      >
        {say(bulkWords.do, counts)}
      </BigButton>
    </>
  )
}
