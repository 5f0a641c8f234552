import type { FetchStatus } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'

type Props<T> = {
  readonly answer: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly fetchStatus: FetchStatus
    readonly refetch: () => unknown
  }
  /** Lines of its shape, and how high each is. */
  readonly rows?: number
  readonly height: number
  /** What becomes of it while there is no network. */
  readonly stays: Label
  /** What the press is called that asks once more, where it has a name of its own. */
  readonly again?: Label
  readonly children: (data: T) => ReactNode
}

/** What the server answered; while there is none, its shape, or why there is none and what to do. What was read once stays. */
export function Answered<T>({ answer: { data, error, fetchStatus, refetch }, rows = 6, height, stays, again, children }: Props<T>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (data !== undefined) return children(data)
  const isOffline = fetchStatus === 'paused' || isSilence(error)
  if (!error && !isOffline) return <Skeleton rows={rows} height={height} />
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={say(isOffline ? 'offlineTitle' : 'loadFailed')}
      action={
        <BigButton disabled={fetchStatus === 'fetching'} onClick={() => void refetch()}>
          {say(again ?? 'tryAgain')}
        </BigButton>
      }
    >
      {isOffline ? say(stays) : explain(error, language)}
    </StateView>
  )
}
