import { useSay } from '../../../../app/language/use-say'
import { steps } from './draft'
import { words } from './words'

const all = [...steps, 'done'] as const

/** Where one is among the steps; those before may be gone back to. */
export function StepBar({ at, go }: { readonly at: number; readonly go?: (place: number) => void }) {
  const say = useSay()
  return (
    <nav aria-label={say(words.steps)}>
      <ol className="promotion-steps">
        {all.map((step, place) => (
          <li key={step} aria-current={place === at ? 'step' : undefined}>
            {go && place < at ? (
              <button type="button" onClick={() => go(place)}>
                <span className="figures">{place + 1}</span> {say(words[step])}
              </button>
            ) : (
              <span>
                <span className="figures">{place + 1}</span> {say(words[step])}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
