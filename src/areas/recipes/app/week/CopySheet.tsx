import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { enumerate } from '../../../../app/language/enumerate'
import { useSay } from '../../../../app/language/use-say'
import { addDays } from '../../../../contract/time'
import { type Copied, type Copy, copied, type OnCollision } from '../../week/copy-plan'
import type { Cell } from '../../week/planned-meal'
import { useCellWords } from './cell-words'
import type { Week } from './use-week'
import type { WeekEdits } from './use-week-edits'
import { words } from './week-words'

type What = Copied['what']
/** What is copied to: `at` names the day, and the meal where one was chosen. */
type Props = { week: Week; edits: WeekEdits; at: Partial<Cell>; begin: What; onClose: () => void }

/** Earlier weeks offered at once; the rest is found in the table. */
const most = 10

/** What the copy comes to before it is made. */
function Preview({ copy }: { copy: Copy }) {
  const say = useSay()
  const { filled, replaced, kept, leftOut } = copy
  const parts = [
    filled > 0 && say(words.copyFilled, { count: filled }),
    replaced > 0 && say(words.copyReplaced, { count: replaced }),
    kept > 0 && say(words.copyKept, { count: kept }),
    leftOut > 0 && say(words.copyLeftOut, { count: leftOut }),
  ].filter((part) => part !== false)
  return <p role="status">{parts.length > 0 ? enumerate(parts) : say(words.copyNothing)}</p>
}

/** What is chosen in the sheet, and what it comes to. */
function useCopyChoice({ week, at, begin }: Props) {
  const newest = [...week.others.keys()].filter((monday) => monday < week.monday)[0] ?? [...week.others.keys()][0]
  const [what, setWhat] = useState<What>(begin)
  const [source, setSource] = useState(newest)
  const [weekdayAt, setWeekdayAt] = useState(() => week.days.findIndex(({ date }) => date === at.date))
  const [onCollision, setOnCollision] = useState<OnCollision>('keep')
  const target = at.date ?? week.days[0]?.date ?? week.monday
  const from = source === undefined ? undefined : what === 'week' ? source : addDays(source, Math.max(0, weekdayAt))
  const asked: Copied | undefined =
    from === undefined
      ? undefined
      : { what, from, to: what === 'week' ? week.monday : target, ...(what === 'meal' && at.meal && { meal: at.meal }) }
  const days = week.days.filter(({ isServed }) => isServed).map(({ date }) => date)
  const plan = source === undefined ? undefined : week.others.get(source)
  const copy = asked && plan ? copied(asked, plan, week.plan, { days, onCollision, mayWrite: week.mayWrite }) : undefined
  return { what, setWhat, source, setSource, weekdayAt, setWeekdayAt, onCollision, setOnCollision, target, copy }
}

/** What can be chosen in the sheet, in words. */
function useCopyOptions(week: Week, at: Partial<Cell>, target: string) {
  const say = useSay()
  const { dayWord, mealWord } = useCellWords()
  const shownDay = `${dayWord(target)} ${target.slice(5)}`
  const wholes = [
    { value: 'week', text: say(words.copyWeek) },
    { value: 'day', text: say(words.copyDay, { day: shownDay }) },
    ...(at.meal ? [{ value: 'meal', text: say(words.copyMeal, { day: shownDay, meal: mealWord(at.meal) }) }] : []),
  ]
  const sources = [...week.others.keys()].slice(0, most).map((monday) => ({
    value: monday,
    text:
      monday === addDays(week.monday, -7)
        ? `${monday.slice(5)} (${say(words.lastWeek)})`
        : monday.slice(monday.slice(0, 4) === week.monday.slice(0, 4) ? 5 : 0),
  }))
  const sourceDays = [0, 1, 2, 3, 4].map((by) => ({ value: String(by), text: dayWord(addDays(week.monday, by)) }))
  return { wholes, sources, sourceDays }
}

/** Whole weeks, single days or meals of earlier menus, put into this one. */
export function CopySheet(props: Props) {
  const { week, edits, at, onClose } = props
  const say = useSay()
  const chosen = useCopyChoice(props)
  const { what, source, onCollision, target, copy } = chosen
  const count = copy?.changed.length ?? 0
  const save = async () => {
    if (!copy) return
    onClose()
    await edits.change(copy.changed, say(words.copied, { count }), 'copy')
  }
  const { wholes, sources, sourceDays } = useCopyOptions(week, at, target)
  return (
    <Sheet
      open
      title={say(words.copyTitle)}
      onClose={onClose}
      footer={
        <BigButton look="main" wide disabled={count === 0} onClick={() => void save()}>
          {say(words.copyDo, { count })}
        </BigButton>
      }
    >
      <ChipGroup title={say(words.copyWhat)} options={wholes} chosen={what} onChoose={(one) => chosen.setWhat(wholeOf(one))} />
      {sources.length === 0 && <p className="quiet">{say(words.noEarlier)}</p>}
      <ChipGroup title={say(words.copyFrom)} options={sources} chosen={source} onChoose={chosen.setSource} />
      {what !== 'week' && (
        <ChipGroup
          title={say(words.copyFromDay)}
          options={sourceDays}
          chosen={String(chosen.weekdayAt)}
          onChoose={(one) => chosen.setWeekdayAt(Number(one))}
        />
      )}
      <ChipGroup
        title={say(words.onCollision)}
        options={(['keep', 'replace'] as const).map((value) => ({ value, text: say(words[value]) }))}
        chosen={onCollision}
        onChoose={(one) => chosen.setOnCollision(one === 'replace' ? 'replace' : 'keep')}
      />
      {copy && <Preview copy={copy} />}
    </Sheet>
  )
}

const wholeOf = (value: string): What => (value === 'day' || value === 'meal' ? value : 'week')
