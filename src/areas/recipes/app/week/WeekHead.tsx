import { ChevronLeft, ChevronRight, Copy, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Chip } from '../../../../app/design/Chip'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { addDays, mondayOf } from '../../../../contract/time'
import { MenuSign } from './MenuSign'
import type { Week } from './use-week'
import type { WeekEdits } from './use-week-edits'
import { words } from './week-words'

type Props = {
  week: Week
  edits: WeekEdits
  go: (change: { readonly week?: string; readonly age?: string }) => void
  onCopy: () => void
  /** What else stands beside the tools. */
  children?: ReactNode
}

/** Which week: one step back or on, and this one. */
function WeekSwitch({ week: { monday, now }, go }: Pick<Props, 'week' | 'go'>) {
  const say = useSay()
  const present = mondayOf(now.slice(0, 10))
  const step = (days: number) => go({ week: addDays(monday, days) })
  return (
    <fieldset className="week-switch" aria-label={say(words.week)}>
      <BigButton aria-label={say(words.earlier)} icon={<ChevronLeft aria-hidden />} onClick={() => step(-7)} />
      <strong className="figures" aria-live="polite">
        {`${monday.slice(0, 4) === present.slice(0, 4) ? monday.slice(5) : monday} — ${addDays(monday, 6).slice(5)}`}
      </strong>
      <BigButton aria-label={say(words.later)} icon={<ChevronRight aria-hidden />} onClick={() => step(7)} />
      <BigButton look="quiet" disabled={monday === present} onClick={() => go({ week: present })}>
        {say(words.thisWeek)}
      </BigButton>
    </fieldset>
  )
}

/** Whose menu it is, where the week has several. */
function AgeSwitch({ week: { ages, ageBand }, go }: Pick<Props, 'week' | 'go'>) {
  const say = useSay()
  const levels = useDict('gradeLevel')
  if (ages.length < 2) return null
  return (
    <fieldset className="chips" aria-label={say(words.age)}>
      {levels
        .filter(({ value }) => ages.includes(value))
        .map(({ value, text }) => (
          <Chip key={value} chosen={value === ageBand} onToggle={() => go({ age: value })}>
            {text}
          </Chip>
        ))}
    </fieldset>
  )
}

/** The week, how far its menu has come, and what is done with all of it. */
export function WeekHead({ week, edits, go, onCopy, children }: Props) {
  const say = useSay()
  return (
    <div className="week-head">
      <WeekSwitch week={week} go={go} />
      <MenuSign week={week} />
      <AgeSwitch week={week} go={go} />
      {children}
      <span className="week-tools">
        {week.mayEdit && (
          <>
            <BigButton disabled={!edits.canUndo} icon={<Undo2 size={18} aria-hidden />} onClick={edits.undo}>
              {say(words.undo)}
            </BigButton>
            <BigButton icon={<Copy size={18} aria-hidden />} aria-haspopup="dialog" onClick={onCopy}>
              {say(words.copy)}
            </BigButton>
          </>
        )}
      </span>
    </div>
  )
}
