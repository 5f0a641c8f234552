import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useSay } from '../../../../app/language/use-say'
import { largestGroup } from '../../../../contract/sync/group'
import type { DayRow } from '../../calendar/day-kind'
import { isTooSoon, workedOutAnew } from '../../calendar/planned-days'
import type { CalendarSpan } from '../../calendar/spans'
import { holidays } from '../../holidays'
import { schoolCalendar } from '../../school-calendar'
import { words } from './calendar-words'
import { useDayWords } from './day-words'
import { PlanPreview } from './PlanPreview'
import type { Calendar } from './use-calendar'

type Props = { calendar: Calendar; span: CalendarSpan; onSave: (changed: readonly DayRow[]) => Promise<void>; onClose: () => void }

/** Days that holidays and make-up days say otherwise of than the calendar, each of which may stay as it is. */
export function AnewSheet({ calendar, span, onSave, onClose }: Props) {
  const say = useSay()
  const { dayName, stateWords } = useDayWords()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const known = { rows: calendar.rows, isHeld: (date: string) => calendar.ties?.has(date) ?? false }
  const plan = workedOutAnew(schoolCalendar(span.from, span.to, holidays), calendar.today, known)
  const changed = plan.changed.filter(({ date }) => !kept.has(date))
  const toggle = (date: string) =>
    setKept((days) => (days.has(date) ? new Set([...days].filter((day) => day !== date)) : new Set([...days, date])))
  const save = () => {
    onClose()
    void onSave(changed)
  }
  return (
    <Sheet
      open
      title={say(words.anew)}
      onClose={onClose}
      footer={
        <BigButton
          look="main"
          wide
          disabled={changed.length === 0 || changed.length > largestGroup || isTooSoon(changed, calendar)}
          onClick={save}
        >
          {say(words.saveMany, { count: changed.length })}
        </BigButton>
      }
    >
      <p className="quiet">{say(plan.changed.length > 0 ? words.anewAbout : words.anewNone)}</p>
      <ul className="calendar-anew">
        {plan.changed.map((day) => (
          <li key={day.date}>
            <label>
              <input type="checkbox" checked={!kept.has(day.date)} onChange={() => toggle(day.date)} />
              <span className="figures">{dayName(day.date)}</span>
              <span>{say(words.becomes, { was: stateWords(day.date, calendar.rows.get(day.date)), is: stateWords(day.date, day) })}</span>
            </label>
          </li>
        ))}
      </ul>
      {plan.changed.length + plan.held.length > 0 && (
        <PlanPreview plan={{ ...plan, changed, same: [], leftOut: [] }} ties={calendar.ties} />
      )}
    </Sheet>
  )
}
