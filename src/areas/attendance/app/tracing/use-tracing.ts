import { useMemo } from 'react'
import { dateTimeNow } from '../../../../app/clock/clock'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useSession } from '../../../../app/session/session'
import { useCan } from '../../../../app/session/use-can'
import type { Label } from '../../../../contract/label'
import type { Intent } from '../../../../contract/sync/intent'
import { ChildGuardian } from '../../../families/published/child-guardian'
import { Guardian } from '../../../families/published/guardian'
import { SchoolDay } from '../../../garden/published/school-day'
import { AttendanceRecord } from '../../mark/attendance-record'
import { markIntent } from '../../mark/mark-intent'
import { AbsenceTrace } from '../../sheet/absence-trace'
import type { BoardRoll, BoardTile } from '../board/use-attendance-day'
import { markDetails } from '../mark/mark-patch'
import { markWords } from '../mark/mark-words'
import { useSaving } from '../mark/use-marking'
import { words } from '../words'
import { familyContacts } from './family-contacts'
import { type Absence, absenceOf, callIntent, causeIntent } from './trace-intents'

/** What the list of absent children needs of each. Undefined while loading. */
export function useFamilies(roll: BoardRoll) {
  const links = useCopiedRows(ChildGuardian)
  const guardians = useCopiedRows(Guardian)
  const records = useCopiedRows(AttendanceRecord)
  const days = useCopiedRows(SchoolDay)
  const traces = useCopiedRows(AbsenceTrace)
  return useMemo(() => {
    if (!links || !guardians || !records || !days || !traces) return undefined
    const openDays = new Set(days.filter((day) => day.isOpen).map((day) => day.date))
    return {
      contactsOf: ({ child }: BoardTile) => familyContacts(child, links, guardians),
      absenceOf: ({ child }: BoardTile) => absenceOf(child.id, roll.date, { records, openDays, traces }),
    }
  }, [links, guardians, records, days, traces, roll.date])
}

export type Families = NonNullable<ReturnType<typeof useFamilies>>

/** Noting a call, and giving an absence its cause. */
export function useTracing(roll: BoardRoll, tile: BoardTile, absence: Absence) {
  const save = useSaving()
  const say = useSay()
  const can = useCan()
  const by = useSession((state) => state.person?.realname ?? '')
  const name = tile.child.name
  const may = (intent: Pick<Intent, 'noun' | 'verb'>) => can(`${intent.noun}:${intent.verb}`)
  return {
    noteCall: (result: Label) => {
      const intent = callIntent(absence, { at: dateTimeNow(), by, method: 'phone', result: say(result) })
      if (may(intent)) void save([intent], say(words.saidMark, { name, mark: say(result) }))
    },
    giveCause: (mark: 'S' | 'A', cause: string) => {
      const record = markIntent(roll, tile, mark, markDetails(tile.record, mark, '', { cause }))
      const traced = absence.trace ? [causeIntent(absence.trace, cause)].filter(may) : []
      void save([record, ...traced], say(markWords.saidSaved, { name }))
    },
  }
}
