import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { lazyPart } from '../../../design/lazy-part'
import { Sheet } from '../../../design/overlay/Sheet'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import type { ViewRow } from '../../row'
import type { ListState } from '../list-address'
import { BatchEdit } from './BatchEdit'
import { BatchMove } from './BatchMove'
import { BatchPreview } from './BatchPreview'
import { type BatchAct, useBatchActs } from './use-batch-acts'

const NounExport = lazyPart(() => import('../export/NounExport').then((file) => file.NounExport))

type Props = { resource: Resource; state: ListState; rows: readonly ViewRow[]; onDone: () => void }

/** Buttons that have room in the dock. Where there are more acts the last of them leads to those that have none. */
const room = 3
const removal = { kind: 'remove' } as const

/** What an act that has been begun asks and shows before it is done. */
function Begun({ resource, state, rows, act, onDone, onClose }: Props & { act: BatchAct; onClose: () => void }) {
  const { key, text, step, sheet: Opened } = act
  if (Opened)
    return (
      <Suspense>
        <Opened {...{ resource, rows, onDone, onClose }} />
      </Suspense>
    )
  if (key === 'export')
    return (
      <Suspense>
        <NounExport {...{ resource, state, onClose }} ids={rows.map(({ id }) => id)} />
      </Suspense>
    )
  return (
    <Sheet open title={text} onClose={onClose}>
      {step ? (
        <BatchMove {...{ resource, rows, step, onDone }} />
      ) : key === 'remove' ? (
        <BatchPreview {...{ resource, rows, text, onDone }} act={removal} />
      ) : (
        <BatchEdit {...{ resource, rows, onDone }} />
      )}
    </Sheet>
  )
}

/** What can be done with the chosen rows, where the thumb is. Each shows first what would become of them. */
export function BatchDock({ resource, state, rows, onDone }: Props) {
  const say = useSay()
  const acts = useBatchActs(resource, rows)
  const [begun, setBegun] = useState<BatchAct>()
  const [hasMore, setMore] = useState(false)
  const shown = acts.length > room ? acts.slice(0, room - 1) : acts
  const begin = (act: BatchAct) => {
    setMore(false)
    setBegun(act)
  }
  const button = (act: BatchAct) => (
    <BigButton
      key={act.key}
      look={act.key === 'remove' ? 'danger' : 'plain'}
      icon={<act.icon size={18} aria-hidden />}
      aria-haspopup="dialog"
      disabled={rows.length === 0}
      onClick={() => begin(act)}
    >
      {act.text}
    </BigButton>
  )
  const done = () => {
    setBegun(undefined)
    onDone()
  }
  return (
    <>
      {shown.map(button)}
      {shown.length < acts.length && (
        <BigButton aria-haspopup="dialog" onClick={() => setMore(true)}>
          {say('moreActions')}
        </BigButton>
      )}
      {hasMore && (
        <Sheet open title={say('moreActions')} onClose={() => setMore(false)}>
          {acts.slice(shown.length).map(button)}
        </Sheet>
      )}
      {begun && <Begun {...{ resource, state, rows }} act={begun} onDone={done} onClose={() => setBegun(undefined)} />}
    </>
  )
}
