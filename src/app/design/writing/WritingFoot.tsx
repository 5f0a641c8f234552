import type { ReactNode } from 'react'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './writing.css'

type Props = {
  /** How much is written, in words. */
  counted: string
  /** Characters, those of formatting included. */
  used: number
  max: number
  children?: ReactNode
}

/** How much is written, and how much more can be; what is too much is said while it is written. */
export function WritingFoot({ counted, used, max, children }: Props) {
  const say = useSay()
  const over = used - max
  return (
    <div className="writing-foot">
      <span className="figures">{counted}</span>
      <span className="figures" data-near={used > max * 0.9 || undefined}>
        {say(words.room, { used, max })}
      </span>
      {over > 0 && (
        <span className="field-problem" role="alert">
          {say(words.full, { over })}
        </span>
      )}
      {children}
    </div>
  )
}
