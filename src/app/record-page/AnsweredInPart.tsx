import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { isSilence } from '../wire/wire-error'
import { words } from './words'

type Props<T> = { of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>; rows?: number; children: (data: T) => ReactNode }

/** What the server answered to a part of a page; until then its place, and where it does not answer, why and a way to ask again. */
export function AnsweredInPart<T>({ of, rows = 3, children }: Props<T>) {
  const say = useSay()
  const { data, error, refetch } = of
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton rows={rows} height={48} />
  return (
    <p className="quiet" role="status">
      {isSilence(error) ? say(words.whenOnline) : explain(error, currentLanguage())}{' '}
      <BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>
    </p>
  )
}
