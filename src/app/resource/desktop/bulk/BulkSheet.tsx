import { useId, useMemo } from 'react'
import type { Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { Sheet } from '../../../design/overlay/Sheet'
import { toast } from '../../../design/overlay/toast'
import { FieldFrame } from '../../../fields/FieldFrame'
import { FieldInput } from '../../../fields/FieldInput'
import { useSay } from '../../../language/use-say'
import { sharedFields } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { useAsked } from '../../bulk/use-asked'
import { countStopped, isWhole, useBulk } from '../../bulk/use-bulk'
import { countsOf, useBulkPlan } from '../../bulk/use-bulk-plan'
import { useChosenRows } from '../../bulk/use-chosen-rows'
import { useOneValue } from '../../bulk/use-one-value'
import { WhatIsAsked } from '../../bulk/WhatIsAsked'
import { useSame } from '../../list/use-same'
import { tableWords } from '../table-words'
import { BulkFooter } from './BulkFooter'
import { BulkOutlook } from './BulkOutlook'
import type { ChosenSheet } from './chosen-sheet'

type Props = ChosenSheet & {
  /** The move to be made; a field is chosen in the sheet where there is none. */
  step: readonly [string, Move] | undefined
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
  const doing = useBulk(resource)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown, !doing.isBusy)
  const plan = useBulkPlan(resource, act, rows)
  const counts = plan ? countsOf(plan) : { count: 0, left: 0, all: 0 }
  const apply = async () => {
    if (!act || !plan) return
    const end = await doing.run(act, plan.rows)
    const count = end.tried - countStopped(end)
    if (count > 0) toast(say(bulkWords.done, { count }))
    if (isWhole(end)) onDone()
  }
  const close = doing.isBusy ? doing.stop : onClose
  const footer = (
    <BulkFooter
      {...{ doing }}
      text={say(bulkWords.do, { ...counts, act: say(step ? step[1].label : 'edit') })}
      disabled={counts.count === 0 || !isRight}
      onClose={close}
      onDo={() => void apply()}
    />
  )
  return (
    <Sheet open title={say(step ? step[1].label : bulkWords.editField)} width={680} onClose={close} footer={footer}>
      <WhatIsAsked asked={asked} />
      {!step && <WhatToSet {...{ resource, input }} />}
      {act && <BulkOutlook {...{ resource, flow, act, plan, error, doing }} />}
    </Sheet>
  )
}
