import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { MealState } from '../../reports/completeness-report'
import { MealLight } from '../log/MealLight'
import { words } from './day-words'

/** A meal for who answers for it: complete or not, which dishes are missing, which have a reason, and what is odd. */
export function MealCard({ meal }: { meal: MealState }) {
  const say = useSay()
  const [names, causes, labels] = [useDict('mealType'), useDict('sampleMiss'), useDict('sampleLabel')]
  const ofState = (state: string) => meal.dishes.filter((dish) => dish.state === state)
  const odd = meal.dishes.flatMap((dish) => dish.odd.map((values) => `${dish.name}: ${wordsFor(labels, values)}`))
  const excused = ofState('excused').map(({ name, cause }) => `${name}: ${wordsFor(causes, [cause ?? ''])}`)
  const lines = [
    { key: 'missing', word: words.missing, texts: ofState('missing').map(({ name }) => name) },
    { key: 'excused', word: words.excused, texts: excused },
    { key: 'odd', word: words.odd, texts: odd },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <section className="card day-card" data-light={meal.light}>
      <header>
        <h2>{wordsFor(names, [meal.meal])}</h2>
        <span className="figures day-figure">{`${meal.total - meal.missing}/${meal.total}`}</span>
        <MealLight light={meal.light} missing={meal.missing} />
      </header>
      <dl>
        {lines.map(({ key, word, texts }) => (
          <div key={key} data-kind={key}>
            <dt>{say(word)}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
