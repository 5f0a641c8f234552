import { ArrowRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { Flow, Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { FormFailure } from '../../../design/form/FormFailure'
import { Sheet } from '../../../design/overlay/Sheet'
import { toast } from '../../../design/overlay/toast'
import { Skeleton } from '../../../design/Skeleton'
import { FieldFrame } from '../../../fields/FieldFrame'
import { FieldInput } from '../../../fields/FieldInput'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import { BulkNow, BulkValue, changedBy } from '../../bulk/BulkValue'
import { type BulkChange, type BulkPlan, sharedFields } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { useAsked } from '../../bulk/use-asked'
import { countStopped, type Stopped, useBulk } from '../../bulk/use-bulk'
import { countsOf, summaryOf, useBulkPlan } from '../../bulk/use-bulk-plan'
import { type Chosen, useChosenRows } from '../../bulk/use-chosen-rows'
import { useOneValue } from '../../bulk/use-one-value'
import { WhatIsAsked } from '../../bulk/WhatIsAsked'
import type { ListState } from '../../list/list-address'
import { useSame } from '../../list/use-same'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'

type Props = {
  resource: Resource
  flow: Flow | undefined
  chosen: Chosen
  filters: ListState['filters']
  shown: readonly ViewRow[]
  /** The move to be made; a field is chosen in the sheet where there is none. */
  step: readonly [string, Move] | undefined
  onDone: () => void
  onClose: () => void
}

/** Rows of a preview that are drawn; the others go the same way. */
const most = 60

type Outlooked = { resource: Resource; flow: Flow | undefined; act: BulkChange; plan: BulkPlan }

function Preview({ resource, flow, act, plan }: Outlooked) {
  const say = useSay()
  const { name, value } = changedBy(act, flow)
  const lines = [...plan.leftOut, ...plan.rows.map((row) => ({ row, why: undefined }))]
  return (
    <>
      {lines.length > most && <p className="quiet">{say(tableWords.firstRows, { count: most })}</p>}
      <table className="bulk-preview">
        <tbody>
          {lines.slice(0, most).map(({ row, why }) => (
            <tr key={row.id} data-left={why !== undefined}>
              <th scope="row">
                <BulkNow {...{ resource, row }} name={resource.title} />
              </th>
              <td>
                <BulkNow {...{ resource, row, name }} />
              </td>
              <td>
                {why ? (
                  <span className="quiet">{say(bulkWords[why])}</span>
                ) : (
                  <span className="bulk-after">
                    <ArrowRight size={14} aria-hidden />
                    <BulkValue {...{ resource, name, value }} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type FieldProps = { resource: Resource; input: ReturnType<typeof useOneValue> }

/** Which field of all rows is changed, and into what. */
function WhatToSet({ resource, input: { field, value, choose, setValue } }: FieldProps) {
  const say = useSay()
  const id = useId()
  const facts = field === undefined ? undefined : resource.fields[field]
  return (
    <div className="bulk-field">
      <label htmlFor={`${id}which`}>{say(bulkWords.whichField)}</label>
      <select id={`${id}which`} className="input" value={field} onChange={(event) => choose(event.target.value)}>
        {sharedFields(resource).map((name) => (
          <option key={name} value={name}>
            {say(resource.fields[name]?.label ?? tableWords.newValue)}
          </option>
        ))}
      </select>
      {facts && (
        <FieldFrame id={`${id}value`} facts={{ ...facts, label: tableWords.newValue }}>
          <FieldInput key={field} id={`${id}value`} facts={facts} value={value} onChange={setValue} />
        </FieldFrame>
      )}
    </div>
  )
}

/** What becomes of the rows, and what did not come of those that were tried. */
function Outlook({ plan, error, stopped, ...of }: Omit<Outlooked, 'plan'> & OutlookProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (error) return <FormFailure>{explain(error, language)}</FormFailure>
  if (!plan) return <Skeleton rows={4} height={30} />
  return (
    <>
      {stopped.map(({ rows, error: why }) => (
        <FormFailure key={rows[0]?.id}>{`${say(bulkWords.stopped, { count: rows.length })} ${explain(why, language)}`}</FormFailure>
      ))}
      <p className="figures">{say(summaryOf(plan), countsOf(plan))}</p>
      <Preview {...of} plan={plan} />
    </>
  )
}
type OutlookProps = { plan: BulkPlan | undefined; error: unknown; stopped: readonly Stopped[] }

/** What is to be done: the move that was chosen, or the edit as it is put together in the sheet. */
function useWanted(resource: Resource, step: Props['step']) {
  const input = useOneValue(resource, sharedFields(resource)[0])
  const asked = useAsked(resource, step?.[1])
  const patch = useSame(asked.patch)
  const moved = useMemo(() => step && ({ kind: 'move', verb: step[0], move: step[1], patch } as const), [step, patch])
  return { input, asked, act: moved ?? input.edit, isRight: moved ? asked.isRight : input.isRight }
}

/** Several rows changed alike: what is to be changed, what becomes of each, and then all of them or none. */
export function BulkSheet({ resource, flow, chosen, filters, shown, step, onDone, onClose }: Props) {
  const say = useSay()
  const { input, asked, act, isRight } = useWanted(resource, step)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown)
  const { progress, isBusy, run } = useBulk(resource)
  const plan = useBulkPlan(resource, act, rows)
  const counts = plan ? countsOf(plan) : { count: 0, left: 0, all: 0 }
  const apply = async () => {
    if (!act || !plan) return
    const end = await run(act, plan.rows)
    const count = end.tried - countStopped(end)
    if (count > 0) toast(say(bulkWords.done, { count }))
    if (end.stopped.length === 0) onDone()
  }
  const footer = (
    <>
      <BigButton onClick={onClose}>{say('cancel')}</BigButton>
      <BigButton look="main" disabled={isBusy || counts.count === 0 || !isRight} onClick={() => void apply()}>
        {isBusy && progress ? say(bulkWords.doing, progress) : say(bulkWords.do, { ...counts, act: say(step ? step[1].label : 'edit') })}
      </BigButton>
    </>
  )
  return (
    <Sheet open title={say(step ? step[1].label : bulkWords.editField)} width={680} onClose={onClose} footer={footer}>
      <WhatIsAsked asked={asked} />
      {!step && <WhatToSet {...{ resource, input }} />}
      {act && <Outlook {...{ resource, flow, act, plan, error }} stopped={progress?.stopped ?? []} />}
    </Sheet>
  )
}
