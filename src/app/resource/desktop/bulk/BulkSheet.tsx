import { ArrowRight } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Flow, Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { toast } from '../../../design/overlay/toast'
import { Skeleton } from '../../../design/Skeleton'
import { FieldFrame } from '../../../fields/FieldFrame'
import { FieldInput } from '../../../fields/FieldInput'
import { FieldValue } from '../../../fields/FieldValue'
import { startOf } from '../../../fields/field-input'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import type { ListState } from '../../list/list-address'
import { useRowLock } from '../../record/use-row-verbs'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'
import { type Bulk, bulkFields, type Planned, planned, wrongValue } from './bulk-plan'
import { type Progress, useBulk } from './use-bulk'
import { type Chosen, useChosenRows } from './use-chosen-rows'
import '../../../design/form-failure.css'

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

function Preview({ resource, flow, bulk, plan }: { resource: Resource; flow: Flow | undefined; bulk: Bulk; plan: readonly Planned[] }) {
  const say = useSay()
  const title = resource.fields[resource.title]
  const field = 'move' in bulk ? flow?.field : bulk.field
  const facts = field === undefined ? undefined : resource.fields[field]
  const after = 'move' in bulk ? bulk.move.to : bulk.value
  return (
    <>
      {plan.length > most && <p className="quiet">{say(tableWords.firstRows, { count: most })}</p>}
      <table className="bulk-preview">
        <tbody>
          {plan.slice(0, most).map(({ row, hindrance }) => (
            <tr key={row.id} data-hindered={hindrance !== undefined}>
              <th scope="row">
                {title && <FieldValue facts={title} value={row[resource.title]} words={row[`${resource.title}_dictText`]} />}
              </th>
              <td>{facts && field && <FieldValue facts={facts} value={row[field]} words={row[`${field}_dictText`]} />}</td>
              <td>
                {hindrance ? (
                  <span className="quiet">{say(tableWords[hindrance])}</span>
                ) : (
                  <span className="bulk-after">
                    <ArrowRight size={14} aria-hidden />
                    {facts && <FieldValue facts={facts} value={after} />}
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

type FieldProps = {
  resource: Resource
  fields: readonly string[]
  field: string
  value: unknown
  onField: (name: string) => void
  onValue: (value: unknown) => void
}

/** Which field of all rows is changed, and into what. */
function WhatToSet({ resource, fields, field, value, onField, onValue }: FieldProps) {
  const say = useSay()
  const id = useId()
  const facts = resource.fields[field]
  return (
    <div className="bulk-field">
      <label htmlFor={`${id}which`}>{say(tableWords.whichField)}</label>
      <select id={`${id}which`} className="input" value={field} onChange={(event) => onField(event.target.value)}>
        {fields.map((name) => (
          <option key={name} value={name}>
            {say(resource.fields[name]?.label ?? tableWords.newValue)}
          </option>
        ))}
      </select>
      {facts && (
        <FieldFrame id={`${id}value`} facts={{ ...facts, label: tableWords.newValue }}>
          <FieldInput key={field} id={`${id}value`} facts={facts} value={value} onChange={onValue} />
        </FieldFrame>
      )}
    </div>
  )
}

/** What becomes of the rows, and what did not come of those that were tried. */
function Outlook({ resource, flow, bulk, plan, error, stopped }: OutlookProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const count = plan?.filter(({ hindrance }) => !hindrance).length ?? 0
  const others = (plan?.length ?? 0) - count
  if (error) return <Failure text={explain(error, language)} />
  if (!plan) return <Skeleton rows={4} height={30} />
  return (
    <>
      {stopped.map(({ why, count: left }) => (
        <Failure key={why} text={`${say(tableWords.bulkStopped, { count: left })} ${why}`} />
      ))}
      <p className="figures">{others === 0 ? say(tableWords.willChange, { count }) : say(tableWords.previewOf, { count, others })}</p>
      <Preview {...{ resource, flow, bulk, plan }} />
    </>
  )
}
type OutlookProps = Pick<Props, 'resource' | 'flow'> & {
  bulk: Bulk
  plan: readonly Planned[] | undefined
  error: unknown
  stopped: Progress['stopped']
}

const Failure = ({ text }: { text: string }) => (
  <p role="alert" className="form-failure">
    {text}
  </p>
)

/** What is to be done, as it is put together in the sheet. */
function useWanted(resource: Resource, step: Props['step']) {
  const fields = useMemo(() => bulkFields(resource), [resource])
  const [field, setField] = useState(fields[0] ?? '')
  const [value, setValue] = useState<unknown>(() => startIn(resource, field))
  const bulk: Bulk = useMemo(() => (step ? { verb: step[0], move: step[1] } : { verb: 'edit', field, value }), [step, field, value])
  const choose = (name: string) => {
    setField(name)
    setValue(startIn(resource, name))
  }
  const isWrong = !step && wrongValue(resource, field, value) !== undefined
  return { bulk, isWrong, input: { resource, fields, field, value, onField: choose, onValue: setValue } }
}

const startIn = ({ fields }: Resource, name: string): unknown => (fields[name] ? startOf(fields[name]) : null)

/** Several rows changed alike: what is to be changed, what becomes of each, and then all of them or none. */
export function BulkSheet({ resource, flow, chosen, filters, shown, step, onDone, onClose }: Props) {
  const say = useSay()
  const isLocked = useRowLock(resource)
  const { bulk, isWrong, input } = useWanted(resource, step)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown)
  const { progress, busy, run } = useBulk(resource)
  const plan = useMemo(() => rows && planned({ resource, flow, isLocked }, bulk, rows), [rows, resource, flow, isLocked, bulk])
  const able = plan?.filter(({ hindrance }) => !hindrance).map(({ row }) => row) ?? []
  const [count, of] = [able.length, plan?.length ?? 0]
  const apply = async () => {
    const { done, stopped } = await run(bulk, able)
    if (done > 0) toast(say(tableWords.bulkDone, { count: done }))
    if (stopped.length === 0) onDone()
  }
  const button = step ? say(tableWords.moveSome, { move: say(step[1].label), count, of }) : say(tableWords.changeSome, { count, of })
  const footer = (
    <>
      <BigButton onClick={onClose}>{say('cancel')}</BigButton>
      <BigButton look="main" disabled={busy || count === 0 || isWrong} onClick={() => void apply()}>
        {busy && progress ? say(tableWords.bulkProgress, { done: progress.done, of: progress.of }) : button}
      </BigButton>
    </>
  )
  return (
    <Sheet open title={say(step ? step[1].label : tableWords.editSeveral)} width={680} onClose={onClose} footer={footer}>
      {!step && <WhatToSet {...input} />}
      <Outlook {...{ resource, flow, bulk, plan, error }} stopped={progress?.stopped ?? []} />
    </Sheet>
  )
}
