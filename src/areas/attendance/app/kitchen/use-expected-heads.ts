import { useNow } from '../../../../app/clock/use-now'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { type ExpectedHeads, expectedHeadsPath } from '../../meals/expected-heads'
import { AttendanceSheet } from '../../sheet/attendance-sheet'

/** How many the server expects at the meals of a day to come; of today and before the sheets say it. */
export function useExpectedHeads(date: string | undefined, wanted = true): readonly ExpectedHeads[] | undefined {
  const today = useNow().slice(0, 10)
  const { data } = useCardAnswer<readonly ExpectedHeads[]>(
    { key: ['noun', AttendanceSheet.name, 'expected-heads', date], path: expectedHeadsPath, query: { date: date ?? '' } },
    wanted && date !== undefined && date > today,
  )
  return data
}
