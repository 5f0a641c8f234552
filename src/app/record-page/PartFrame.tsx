import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import { InSight } from './InSight'
import type { PartFacts } from './record-page'
import { words } from './words'

type Props = {
  part: Pick<PartFacts, 'name' | 'title' | 'icon' | 'height'>
  /** At the end of its head. */
  action?: ReactNode
  /** It is being edited. */
  open?: boolean
  /** What keys and mouse do anywhere in it. */
  hears?: Pick<ComponentProps<'section'>, 'ref' | 'onKeyDown' | 'onDoubleClick'>
  children: ReactNode
}

/** One part of a record under its title. What breaks in it stays in it, and what loads takes its place from the start. */
export function PartFrame({ part: { name, title, icon: Icon, height }, action, open, hears, children }: Props) {
  const say = useSay()
  const id = useId()
  const [attempt, setAttempt] = useState(0)
  const broken = (
    <div className="part-broken" role="alert">
      <p>{say(words.partFailed)}</p>
      <BigButton onClick={() => setAttempt(attempt + 1)}>{say('tryAgain')}</BigButton>
    </div>
  )
  return (
    <section {...hears} className="card record-part-card" tabIndex={-1} data-part={name} data-open={open || undefined} aria-labelledby={id}>
      <header>
        <Icon size={18} aria-hidden />
        <h3 id={id} tabIndex={-1}>
          {say(title)}
        </h3>
        {action}
      </header>
      <ErrorBoundary key={attempt} fallback={broken}>
        <InSight height={height}>
          <Suspense fallback={<Skeleton rows={1} height={height} />}>{children}</Suspense>
        </InSight>
      </ErrorBoundary>
    </section>
  )
}
