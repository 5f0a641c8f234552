import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { CauseShare } from '../../mark/absence-causes'
import { words } from '../report-words'

/** Why children were away, the commonest cause first. */
export function MonthCauses({ causes }: { causes: readonly CauseShare[] }) {
  const say = useSay()
  const names = useDict('absenceCause')
  if (causes.length === 0) return null
  return (
    <section className="card month-causes">
      <h2>{say(words.causes)}</h2>
      <dl>
        {causes.map(({ cause, days, share }) => (
          <div key={cause}>
            <dt>{wordsFor(names, [cause])}</dt>
            <dd className="figures">{say(words.causeLine, { days, share: (share ?? 0).toFixed(1) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
