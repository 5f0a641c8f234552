import { useId, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Chip } from '../../../../app/design/Chip'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { FieldInput } from '../../../../app/fields/FieldInput'
import { useSay } from '../../../../app/language/use-say'
import { isDay } from '../../../../contract/check'
import { largestGroup } from '../../../../contract/sync/group'
import type { DayRow } from '../../calendar/day-kind'
import { isWeekend } from '../../calendar/day-kind'
import { daysFrom } from '../../calendar/months'
import { isTooSoon, type PlannedDays, plannedDays } from '../../calendar/planned-days'
import { usualReasons } from '../../calendar/reasons'
import { SchoolDay } from '../../published/school-day'
import { words } from './calendar-words'
import { useDayWords } from './day-words'
import { PlanPreview } from './PlanPreview'
import type { Calendar } from './use-calendar'
import type { Chosen } from './use-day-choice'

type Props = { calendar: Calendar; range: Chosen; onSave: (changed: readonly DayRow[]) => Promise<void>; onClose: () => void }

const other = 'other'
/** The longest stretch somebody chooses from in one sheet: a school year. */
const longest = 366

/** What is chosen in the sheet, and what it comes to. */
function useChoice({ calendar, range }: Props) {
  const [from, first] = range.from <= range.to ? [range.from, range.to] : [range.to, range.from]
  const row = calendar.rows.get(from)
  const [to, setTo] = useState(first)
  const [isOpen, setOpen] = useState(row?.isOpen ?? true)
  const [mealServed, setMeals] = useState(row?.isOpen ? row.mealServed : true)
  const [reason, setReason] = useState<string | null>()
  const [withWeekends, setWeekends] = useState(false)
  const dates = daysFrom(from, to).slice(0, longest)
  const isOne = dates.length === 1
  const known = { rows: calendar.rows, isHeld: (date: string) => calendar.ties?.has(date) ?? false }
  const plan = plannedDays(dates, { isOpen, mealServed, reason }, known, withWeekends)
  const own = isOne && row?.isOpen === isOpen ? (row.reason ?? null) : null
  const shown = reason === undefined ? own : reason
  return {
    from,
    to,
    setTo,
    row,
    dates,
    isOne,
    isOpen,
    setOpen,
    mealServed,
    setMeals,
    reason: shown,
    setReason,
    withWeekends,
    setWeekends,
    plan,
  }
}

type Choice = ReturnType<typeof useChoice>

/** Why: as it is mostly said, or in words of one's own. */
function Reason({ reason, setReason }: Pick<Choice, 'reason' | 'setReason'>) {
  const say = useSay()
  const id = useId()
  const isUsual = usualReasons.some(({ zh }) => zh === reason)
  const [isWriting, setWriting] = useState(false)
  const isOther = isWriting || (!!reason && !isUsual)
  const facts = { ...SchoolDay.fields.reason, label: words.otherReason }
  const choose = (value: string) => {
    setWriting(value === other && !isOther)
    setReason(value === other || value === reason ? null : value)
  }
  return (
    <>
      <ChipGroup
        title={say(words.reason)}
        options={[...usualReasons.map((one) => ({ value: one.zh, text: say(one) })), { value: other, text: say(words.other) }]}
        chosen={isOther ? other : reason}
        onChoose={choose}
      />
      {isOther && (
        <FieldFrame id={id} facts={facts}>
          <FieldInput id={id} facts={facts} value={reason} onChange={(value) => setReason(value ? String(value) : null)} />
        </FieldFrame>
      )}
    </>
  )
}

/** What was chosen as the last day; the first one where that is none, or lies before it. */
const lastOf = (from: string, value: unknown): string => (typeof value === 'string' && isDay(value) && value >= from ? value : from)

/** The last of several days. */
function Until({ from, to, setTo, dates, withWeekends, setWeekends }: Choice) {
  const say = useSay()
  const id = useId()
  const facts = { ...SchoolDay.fields.date, label: words.until }
  return (
    <>
      <FieldFrame id={id} facts={facts}>
        <FieldInput id={id} facts={facts} value={to} onChange={(value) => setTo(lastOf(from, value))} />
      </FieldFrame>
      {dates.length > 1 && dates.some(isWeekend) && (
        <div className="chips">
          <Chip chosen={withWeekends} onToggle={() => setWeekends(!withWeekends)}>
            {say(words.weekends)}
          </Chip>
        </div>
      )}
    </>
  )
}

const canSave = (calendar: Calendar, { changed }: PlannedDays): boolean =>
  changed.length > 0 && changed.length <= largestGroup && !isTooSoon(changed, calendar)

function Editing({ calendar, choice }: { calendar: Calendar; choice: Choice }) {
  const say = useSay()
  const { from, isOne, isOpen, setOpen, mealServed, setMeals, plan } = choice
  const held = isOne ? calendar.ties?.get(from) : undefined
  const isShut = held !== undefined && choice.row?.isOpen === true
  const openOptions = [
    { value: 'open', text: say(words.open) },
    { value: 'closed', text: say(words.closed), disabled: isShut },
  ]
  const mealOptions = [
    { value: 'yes', text: say(words.meals) },
    { value: 'no', text: say(words.noMeals) },
  ]
  return (
    <>
      {isShut && <p className="calendar-held">{say(words.heldHere, { what: held })}</p>}
      <ChipGroup
        title={say(isOne ? words.isOpen : words.areOpen)}
        options={openOptions}
        chosen={isOpen ? 'open' : 'closed'}
        onChoose={(value) => setOpen(value === 'open')}
      />
      <Reason reason={choice.reason} setReason={choice.setReason} />
      {isOpen && (
        <ChipGroup
          title={say(words.mealsTitle)}
          options={mealOptions}
          chosen={mealServed ? 'yes' : 'no'}
          onChoose={(value) => setMeals(value === 'yes')}
        />
      )}
      <Until {...choice} />
      {isTooSoon(plan.changed, calendar) && <p role="status">{say(words.tiesComing)}</p>}
      {!isOne && <PlanPreview plan={plan} ties={calendar.ties} />}
    </>
  )
}

/** A day, or several: open or not, why, and whether there are meals. Who may not change it reads it here. */
export function DaySheet(props: Props) {
  const say = useSay()
  const { dayName, stateWords } = useDayWords()
  const { calendar, onSave, onClose } = props
  const choice = useChoice(props)
  const { from, to, isOne, row, plan } = choice
  const save = () => {
    onClose()
    void onSave(plan.changed)
  }
  const title = isOne ? dayName(from) : `${dayName(from)} — ${dayName(to)}`
  const main = (
    <BigButton look="main" wide disabled={!canSave(calendar, plan)} onClick={save}>
      {isOne ? say(words.save) : say(words.saveMany, { count: plan.changed.length })}
    </BigButton>
  )
  return (
    <Sheet open title={title} onClose={onClose} footer={calendar.mayEdit && main}>
      {isOne && <p className="quiet">{stateWords(from, row)}</p>}
      {calendar.mayEdit && <Editing calendar={calendar} choice={choice} />}
    </Sheet>
  )
}
