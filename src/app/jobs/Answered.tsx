import type { ReactNode } from 'react'
import type { Label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'
import { words } from './words'

type Props<T> = {
  readonly answer: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly height: number
  /** What becomes of it while there is no network; of jobs where nothing is said. */
  readonly stays?: Label
  readonly children: (data: T) => ReactNode
}

/** What the server answered; while there is none, its shape, or why there is none and what to do. What was read once stays. */
export function Answered<T>({ answer: { data, error, isFetching, refetch }, height, stays = words.stays, children }: Props<T>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton rows={6} height={height} />
  const isOffline = isSilence(error)
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={say(isOffline ? 'offlineTitle' : 'loadFailed')}
      action={
        <BigButton disabled={isFetching} onClick={() => void refetch()}>
          {say(words.again)}
        </BigButton>
      }
    >
      {isOffline ? say(stays) : explain(error, language)}
    </StateView>
  )
}
