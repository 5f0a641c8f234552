import { type Label, label } from '../../../contract/label'
import { holidays } from '../holidays'
import { weekendReason } from './day-kind'

/** Why a day is closed, or open though it is of the weekend, as it is mostly said. Kept in Chinese, as the calendar of a term is, and read by each in their own. */
export const usualReasons: readonly Label[] = [
  label('节假日', 'Holiday'),
  label('调休', 'Make-up day'),
  label('停电', 'No power'),
  label('疫情', 'Outbreak'),
]

/** Why the demonstration is open on a day off. */
export const demoReason = label('演示开园日', 'Open for the demonstration')

const known = new Map<string, Label>([
  ...usualReasons.map((one) => [one.zh, one] as const),
  [demoReason.zh, demoReason],
  [weekendReason, label(weekendReason, 'Weekend')],
  ['儿童节', label('儿童节', "Children's Day")],
  ...holidays.flatMap(({ zh, en }) => [
    [zh, label(zh, en)] as const,
    [`${zh}调休上班`, label(`${zh}调休上班`, `Make-up day for ${en}`)] as const,
  ]),
])

/** A reason as it is read; what somebody wrote themselves stands as they wrote it. */
export const reasonLabel = (reason: string): Label => known.get(reason) ?? label(reason, reason)
