import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { headsAt } from '../../kitchen-lines'
import { type KitchenDay, kitchenReport } from '../../reports/kitchen-report'
import { words } from './kitchen-words'

function Heads({ day: { meals, lines } }: { day: KitchenDay }) {
  const say = useSay()
  const names = useDict('mealType')
  const to = useCardWay()
  // Lunch is what a house is counted by; one that serves none is counted by its first meal.
  const first = meals.find((meal) => meal === 'L') ?? meals[0]
  const missing = lines.filter(({ firm }) => !firm).length
  if (!first || lines.length === 0) return <p className="quiet">{say(words.noFigure)}</p>
  return (
    <>
      <Figure value={headsAt(lines, first) ?? '—'} words={say(words.today, { meal: wordsFor(names, [first]) })} />
      <CardNote to={to}>{say(missing > 0 ? words.missing : words.out, { count: missing || lines.length })}</CardNote>
      <ul className="card-rows">
        {meals
          .filter((meal) => meal !== first)
          .map((meal) => (
            <CardRow key={meal} to={to} end={<strong className="figures">{headsAt(lines, meal) ?? '—'}</strong>}>
              {wordsFor(names, [meal])}
            </CardRow>
          ))}
      </ul>
    </>
  )
}

/** How many eat today, meal by meal. */
export function HeadsCard({ tell }: HomeCardProps) {
  const report = useReport(kitchenReport, { date: null })
  const day = dataOf(report)
  useTell(tell, day && { as: day.isServed ? 'calm' : 'none' })
  return <CardFrame {...frameOf(report)}>{day && <Heads day={day} />}</CardFrame>
}
