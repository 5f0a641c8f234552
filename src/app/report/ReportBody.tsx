import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { Coming } from '../resource/Coming'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'
import type { ReportState } from './use-report'
import { words } from './words'
import './report.css'

type Props<D> = {
  state: ReportState<D>
  /** What stands where there is nothing to show; nothing where there is something. */
  emptyOf: (data: D) => ReactNode
  /** What is said where this device has nothing of it and the server is not reached. */
  offline?: { readonly title: Label; readonly hint: Label }
  children: (data: D) => ReactNode
}

const offDevice = { title: words.offline, hint: words.offlineHint }

/** What a report shows while it is on its way, where it failed, and where there is nothing; else what is drawn of it. */
export function ReportBody<D>({ state, emptyOf, offline = offDevice, children }: Props<D>) {
  const say = useSay()
  const language = useLanguage((now) => now.language)
  if (state.phase === 'loading')
    return (
      <Coming title={words.coming} hint={words.comingHint}>
        <Skeleton rows={8} height={48} />
      </Coming>
    )
  const isPart = state.phase === 'part'
  const empty = state.phase === 'error' ? undefined : emptyOf(state.data)
  // Nothing among what the device keeps is no word of what there is.
  if (isPart && empty)
    return (
      <StateView kind="offline" title={say(offline.title)} action={<BigButton onClick={state.again}>{say(words.again)}</BigButton>}>
        {say(offline.hint)}
      </StateView>
    )
  if (state.phase === 'error') {
    const isOffline = isSilence(state.error)
    return (
      <StateView
        kind={isOffline ? 'offline' : 'error'}
        title={say(isOffline ? offline.title : words.failed)}
        action={<BigButton onClick={state.again}>{say(words.again)}</BigButton>}
      >
        {isOffline ? say(offline.hint) : explain(state.error, language)}
      </StateView>
    )
  }
  if (empty) return empty
  return (
    <>
      {isPart && (
        <p className="report-part" role="status">
          {say(words.part, { from: state.heldFrom })}
        </p>
      )}
      {children(state.data)}
    </>
  )
}
