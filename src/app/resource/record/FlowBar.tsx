import { useState } from 'react'
import { flowOf } from '../../../contract/catalogue'
import type { Values } from '../../../contract/fields/values'
import { type Flow, type Move, nextState } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { useProduct } from '../../shell/product'
import { explain } from '../../wire/explain'
import { useSave } from '../form/use-save'
import type { ViewRow } from '../row'
import { useOnline } from '../use-local'
import { MoveSheet } from './MoveSheet'
import { useRowWords } from './use-row-words'

type Props = { resource: Resource; row: ViewRow; onMoved?: () => void }
type Step = readonly [verb: string, move: Move]

const openSteps = (flow: Flow | undefined, row: ViewRow): readonly Step[] =>
  Object.entries(flow?.moves ?? {}).filter(([verb, { apart }]) => !apart && flow && nextState(flow, row[flow.field], verb) !== undefined)

const draftKey = (resource: Resource, row: ViewRow, verb: string) => `${resource.name}/${row.id}/${verb}`

/** Making a move from the row as it was shown: `make` throws what fails, for a sheet to say, and `makeAtOnce` says it itself. */
function useMake({ resource, row: now, onMoved }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { move } = useSave(resource)
  const [busy, setBusy] = useState(false)
  const make = async ([verb, { label }]: Step, patch: Values, row: ViewRow) => {
    await move(verb, { row, patch, draft: draftKey(resource, row, verb) })
    toast(say(formWords.moveDone, { move: say(label) }))
    onMoved?.()
  }
  const makeAtOnce = async (step: Step) => {
    setBusy(true)
    try {
      await make(step, {}, now)
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, make, makeAtOnce }
}

/** The moves a record can make from where it stands, for whoever may make them. A move that asks something opens a sheet first. */
export function FlowBar(props: Props) {
  const { resource, row } = props
  const say = useSay()
  const can = useCan()
  const online = useOnline()
  const [asking, setAsking] = useState<Step>()
  const { busy, make, makeAtOnce } = useMake(props)
  const words = useRowWords(resource, row)
  const begin = async (step: Step) => {
    const [, { confirm, label, asks }] = step
    const wanted =
      !confirm || (await confirmFirst({ title: say(confirm.title, words), body: say(confirm.body, words), confirm: say(label) }))
    if (wanted) return asks?.length ? setAsking(step) : makeAtOnce(step)
  }
  const steps = openSteps(flowOf(useProduct().catalogue, resource.name), row).filter(([verb]) => can(`${resource.name}:${verb}`))
  if (steps.length === 0) return null
  return (
    <div className="flow-bar">
      {steps.map((step, at) => {
        const [verb, { label, offline, confirm, asks }] = step
        const unreachable = !online && !(offline && resource.offline.mode === 'write')
        return (
          <BigButton
            key={verb}
            look={at === 0 ? 'main' : 'plain'}
            disabled={busy || unreachable}
            title={unreachable ? say(formWords.needsNetwork) : undefined}
            aria-haspopup={confirm || asks?.length ? 'dialog' : undefined}
            onClick={() => void begin(step)}
          >
            {say(label)}
          </BigButton>
        )
      })}
      {asking && (
        <MoveSheet
          {...{ resource, row }}
          move={asking[1]}
          draft={draftKey(resource, row, asking[0])}
          onClose={() => setAsking(undefined)}
          onMake={(patch, shown) => make(asking, patch, shown)}
        />
      )}
    </div>
  )
}
