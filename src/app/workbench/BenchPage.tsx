import { useState } from 'react'
import { useSay } from '../language/use-say'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import type { Bench, BenchValues } from './bench'
import { LiveProps } from './LiveProps'
import { words } from './words'

/** A block in every state, with what can be set about it above. A state that breaks says so, and the others stay. */
export function BenchPage({ bench: { about, props, states } }: { bench: Bench }) {
  const say = useSay()
  const [values, setValues] = useState<BenchValues>(() => Object.fromEntries(props.map(({ name, value }) => [name, value])))
  return (
    <div className="bench">
      <p>{say(about)}</p>
      {props.length > 0 && <LiveProps {...{ props, values }} onChange={(changed) => setValues({ ...values, ...changed })} />}
      {states.map(({ key, label, draw }) => (
        <section key={key} className="card bench-state" data-state={key} aria-labelledby={`bench-${key}`}>
          <h2 id={`bench-${key}`}>{say(label)}</h2>
          <ErrorBoundary
            fallback={
              <p className="bench-broken" role="alert">
                {say(words.broken)}
              </p>
            }
          >
            {draw(values)}
          </ErrorBoundary>
        </section>
      ))}
    </div>
  )
}
