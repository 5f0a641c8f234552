import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { confirmFirst } from '../../../../app/design/overlay/question'
import { asText } from '../../../../app/fields/field-input'
import { enumerate } from '../../../../app/language/enumerate'
import { useSay } from '../../../../app/language/use-say'
import { useCommit } from '../../../../app/offline/outbox/use-commit'
import { useSavingAloud } from '../../../../app/resource/form/use-saving-aloud'
import { MoveSheet } from '../../../../app/resource/record/MoveSheet'
import { useCan } from '../../../../app/session/use-can'
import { type Intent, move } from '../../../../contract/sync/intent'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'
import { mealKeys } from '../../week/meal-keys'
import { type MenuStep, stepLabel, stepMove, stepsAhead, stepsAside } from '../../week/menu-steps'
import { useWarningWords } from './use-warning-words'
import type { Week } from './use-week'
import { words } from './week-words'

/** What of this device a step is about: it is made after its last edits of any meal, and not without them. */
const mealsOf = (week: Week) => mealKeys(week).map((id) => `${MenuMeal.name}:${id}`)

/** The steps a menu can take from where it stands, for whoever may take them: towards publication all at once, and back with a reason. */
export function MenuSteps({ week }: { week: Week }) {
  const say = useSay()
  const can = useCan()
  const commit = useCommit()
  const saveAloud = useSavingAloud()
  const sentenceOf = useWarningWords(week)
  const [asking, setAsking] = useState<'change' | 'reject'>()
  const { menu, menuId, warnings, plan } = week
  if (!menu) return null
  const may = (step: MenuStep) => can(`week-menu:${step}`)
  const ahead = stepsAhead(menu.status, may)
  const aside = stepsAside(menu.status, may)
  const title = enumerate(ahead.map((step) => say(stepLabel(step))))
  const forbidden = warnings.filter(({ tone }) => tone === 'bad')
  const isEmpty = ![...plan.values()].some(({ dishes }) => dishes.length > 0)
  const go = async () => {
    const body = forbidden.map(sentenceOf).join('\n')
    if (forbidden.length > 0 && !(await confirmFirst({ title, body, confirm: title, danger: true }))) return
    const intents: Intent[] = ahead.map((step, at) =>
      move(WeekMenu, menuId, step, {}, { deps: mealsOf(week), ...(at === 0 && { seen: menu }) }),
    )
    await saveAloud(intents, say(words.stepsDone, { steps: title }))
  }
  const goAside = async (step: 'change' | 'reject', reason: string) => {
    await commit([move(WeekMenu, menuId, step, { reason }, { deps: mealsOf(week), seen: menu })])
  }
  return (
    <>
      {aside.map((step) => (
        <BigButton key={step} aria-haspopup="dialog" onClick={() => setAsking(step)}>
          {say(stepLabel(step))}
        </BigButton>
      ))}
      {ahead.length > 0 && (
        <BigButton look="main" disabled={isEmpty} onClick={() => void go()}>
          {title}
        </BigButton>
      )}
      {asking && (
        <MoveSheet
          resource={WeekMenu}
          move={stepMove(asking)}
          row={menu}
          draft={`${WeekMenu.name}/${menuId}/${asking}`}
          onClose={() => setAsking(undefined)}
          onMake={({ reason }) => goAside(asking, asText(reason))}
        />
      )}
    </>
  )
}
