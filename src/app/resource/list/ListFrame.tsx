import type { ReactNode } from 'react'
import { BigButton } from '../../design/BigButton'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { ListView } from './use-list'

type Props = {
  list: Pick<ListView, 'phase' | 'total' | 'error' | 'again'>
  noun: string
  filtered: boolean
  /** Whether this person may add one: only then something can be told to appear. */
  mayAdd: boolean
  onClear: () => void
  /** What leads to rows that are not looked through here. */
  beyond?: ReactNode
  children: ReactNode
}

/** A list, or why there is none: still coming, nothing there, nothing found, no network, or a failure. */
export function ListFrame({ list, noun, filtered, mayAdd, onClear, beyond, children }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const again = <BigButton onClick={list.again}>{say('tryAgain')}</BigButton>
  if (list.phase === 'loading') return <Skeleton rows={8} height={88} />
  if (list.phase === 'offline')
    return (
      <StateView kind="offline" title={say('offlineTitle')} action={again}>
        {say(formWords.offlineList, { noun })}
      </StateView>
    )
  if (list.phase === 'error')
    return (
      <StateView kind="error" title={say('loadFailed')} action={again}>
        {explain(list.error, language)}
      </StateView>
    )
  if (list.total > 0) return children
  if (filtered) {
    return (
      <StateView
        kind="empty"
        title={say('noneFound')}
        action={
          <>
            <BigButton onClick={onClear}>{say(formWords.clearFilters)}</BigButton>
            {beyond}
          </>
        }
      >
        {say('noneFoundHint')}
      </StateView>
    )
  }
  return (
    <StateView kind="empty" title={say(formWords.noneYet, { noun })} action={beyond}>
      {mayAdd && say(formWords.noneYetHint, { noun })}
    </StateView>
  )
}
