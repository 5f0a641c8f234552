import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { useSay } from '../../../../app/language/use-say'
import type { View } from '../../../../app/offline/view/view'
import { label } from '../../../../contract/label'
import type { WeekMenu } from '../../published/week-menu'
import { stepLabel } from '../../week/menu-steps'
import type { MenuToDecide } from '../../week/menus-to-decide'
import { countOf, menusStanding, menuWords, useWaitingMenus } from './menus-standing'

const words = {
  count: label('份等待您处理', '{count:waits|wait} for you'),
  week: label('{monday} 起的一周 · {age}', 'Week of {monday}, {age}'),
  by: label('{name} 提交', 'Handed in by {name}'),
  missing: label('{monday} 起的一周还没有食谱', 'No menu yet for the week of {monday}'),
}

type Menu = View<typeof WeekMenu>
const pageOf = (week: string, age?: string) => `/recipe/week-menu?week=${week}${age === undefined ? '' : `&age=${encodeURIComponent(age)}`}`

function Row({ of: { menu, step } }: { of: MenuToDecide<Menu> }) {
  const say = useSay()
  const ages = useDict('gradeLevel')
  const by = menu.reviewedBy ?? menu.checkedBy
  const { weekStart: monday, ageBand } = menu
  return (
    <CardRow to={pageOf(monday, ageBand)} about={by && say(words.by, { name: by })} end={<Sign tone="care">{say(stepLabel(step))}</Sign>}>
      {say(words.week, { monday: monday.slice(5), age: wordsFor(ages, [ageBand]) })}
    </CardRow>
  )
}

/** Menus that wait for a step the person makes. The way there leads to the week itself, where it is looked at before it is decided. */
export function MenusCard({ tell }: HomeCardProps) {
  const say = useSay()
  const waiting = useWaitingMenus()
  const count = waiting ? countOf(waiting) : 0
  useTell(tell, waiting && menusStanding(count))
  if (!waiting) return <CardFrame state="loading" />
  if (count === 0)
    return (
      <CardFrame>
        <p className="quiet">{say(menuWords.none)}</p>
      </CardFrame>
    )
  const { found, without } = waiting
  return (
    <CardFrame>
      <Figure value={count} words={say(words.count, { count })} />
      <ul className="card-rows">
        {without && <CardRow to={pageOf(without)}>{say(words.missing, { monday: without.slice(5) })}</CardRow>}
        {found.map((one) => (
          <Row key={one.menu.id} of={one} />
        ))}
      </ul>
    </CardFrame>
  )
}
