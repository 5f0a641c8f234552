import { ArrowRight, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { flowOf } from '../../../../contract/catalogue'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Chip } from '../../../design/Chip'
import { Sheet } from '../../../design/overlay/Sheet'
import { Suspense } from '../../../design/Suspense'
import { FieldFrame } from '../../../fields/FieldFrame'
import { FieldInput } from '../../../fields/FieldInput'
import { useSay } from '../../../language/use-say'
import type { SeveralAct } from '../../../record-page/several-act'
import { useProduct } from '../../../shell/product'
import { type BulkAct, sharedFields } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { useMayBulk } from '../../bulk/use-may-bulk'
import { useOneValue } from '../../bulk/use-one-value'
import type { ViewRow } from '../../row'
import { BatchPreview } from './BatchPreview'

/**
 * Something that can be done with several rows of a noun. `begun`: what that is; undefined where a field is chosen first. `sheet`: an act of their
 * records that has one.
 */
export type BatchAct = {
  readonly key: string
  readonly text: string
  readonly icon: ReactNode
  readonly begun?: BulkAct
  readonly sheet?: SeveralAct['sheet']
}

const drawn = (Icon: LucideIcon) => <Icon size={18} aria-hidden />

/** What this person may do with several rows of a noun at once, as the dock has it. */
export function useBatchActs(resource: Resource): readonly BatchAct[] {
  const say = useSay()
  const { mayEdit, mayRemove, moves, acts, hasChoice } = useMayBulk(resource, flowOf(useProduct().catalogue, resource.name))
  if (!hasChoice) return []
  return [
    ...moves.map(
      ([verb, move]): BatchAct => ({ key: verb, text: say(move.label), icon: drawn(ArrowRight), begun: { kind: 'move', verb, move } }),
    ),
    ...acts.map(({ name, label, icon, sheet }): BatchAct => ({ key: name, text: say(label), icon: drawn(icon), sheet })),
    ...(mayEdit ? [{ key: 'edit', text: say(bulkWords.editField), icon: drawn(Pencil) }] : []),
    ...(mayRemove ? [{ key: 'remove', text: say('remove'), icon: drawn(Trash2), begun: { kind: 'remove' } } as const] : []),
  ]
}

type EditProps = { resource: Resource; rows: readonly ViewRow[]; onDone: () => void }

/** One field of several rows: which, what it is to hold, and what becomes of each. */
function BatchEdit({ resource, rows, onDone }: EditProps) {
  const say = useSay()
  const id = useId()
  const { field, value, choose, setValue, edit, isRight } = useOneValue(resource)
  const facts = field === undefined ? undefined : resource.fields[field]
  return (
    <>
      <fieldset className="chips plain-set" aria-label={say(bulkWords.whichField)}>
        {sharedFields(resource).map((name) => {
          const one = resource.fields[name]
          return (
            one && (
              <Chip key={name} chosen={name === field} onToggle={() => choose(name)}>
                {say(one.label)}
              </Chip>
            )
          )
        })}
      </fieldset>
      {facts && (
        <FieldFrame id={id} facts={facts}>
          <FieldInput id={id} facts={facts} value={value} onChange={setValue} />
        </FieldFrame>
      )}
      {isRight && edit && <BatchPreview key={field} {...{ resource, rows, onDone }} act={edit} text={say('edit')} />}
    </>
  )
}

type Props = { resource: Resource; acts: readonly BatchAct[]; rows: readonly ViewRow[]; onDone: () => void }

/** Acts that stand in the dock; all others are behind its last button. */
const mostShown = 3

/** What can be done with the chosen rows, where the thumb is. Each shows first what would become of them. */
export function BatchDock({ resource, acts, rows, onDone }: Props) {
  const say = useSay()
  const [begun, setBegun] = useState<BatchAct>()
  const [hasMore, setMore] = useState(false)
  const shown = acts.length > mostShown ? acts.slice(0, mostShown) : acts
  const begin = (act: BatchAct) => {
    setMore(false)
    setBegun(act)
  }
  const button = (act: BatchAct) => (
    <BigButton
      key={act.key}
      look={act.key === 'remove' ? 'danger' : 'plain'}
      icon={act.icon}
      aria-haspopup="dialog"
      disabled={rows.length === 0}
      onClick={() => begin(act)}
    >
      {act.text}
    </BigButton>
  )
  const Opened = begun?.sheet
  const done = () => {
    setBegun(undefined)
    onDone()
  }
  return (
    <>
      {shown.map(button)}
      {acts.length > mostShown && (
        <BigButton aria-haspopup="dialog" onClick={() => setMore(true)}>
          {say('moreActions')}
        </BigButton>
      )}
      {hasMore && (
        <Sheet open title={say('moreActions')} onClose={() => setMore(false)}>
          {acts.slice(mostShown).map(button)}
        </Sheet>
      )}
      {Opened && (
        <Suspense>
          <Opened {...{ resource, rows }} onDone={done} onClose={() => setBegun(undefined)} />
        </Suspense>
      )}
      {begun && !Opened && (
        <Sheet open title={begun.text} onClose={() => setBegun(undefined)}>
          {begun.begun ? (
            <BatchPreview {...{ resource, rows }} act={begun.begun} text={begun.text} onDone={done} />
          ) : (
            <BatchEdit {...{ resource, rows }} onDone={done} />
          )}
        </Sheet>
      )}
    </>
  )
}
