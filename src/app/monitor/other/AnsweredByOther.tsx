import type { ComponentProps } from 'react'
import type { Label } from '../../../contract/label'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { Answered } from '../../resource/Answered'
import { isLacking } from './read-other'

type Props<T> = ComponentProps<typeof Answered<T>> & {
  /** What is said where the server has no such call. */
  readonly lacks: Label
  readonly hint: Label
}

/** What a server answers, which may be none of ours: then it may have no such call at all. */
export function AnsweredByOther<T>({ lacks, hint, ...asked }: Props<T>) {
  const say = useSay()
  const { data, error } = asked.answer
  if (data !== undefined || !isLacking(error)) return <Answered {...asked} />
  return (
    <StateView kind="empty" title={say(lacks)}>
      {say(hint)}
    </StateView>
  )
}
