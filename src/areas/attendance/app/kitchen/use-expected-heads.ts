import { useNow } from '../../../../app/clock/use-now'
import { useAnswer } from '../../../../app/resource/use-answer'
import { call } from '../../../../app/wire/call'
import { type ExpectedHeads, expectedHeadsPath } from '../../meals/expected-heads'
import { AttendanceSheet } from '../../sheet/attendance-sheet'

/** How many the server expects at the meals of a day to come; of today and before the sheets say it. */
export function useExpectedHeads(date: string | undefined, wanted = true): readonly ExpectedHeads[] | undefined {
  const today = useNow().slice(0, 10)
  const { data } = useAnswer({
    queryKey: ['noun', AttendanceSheet.name, 'expected-heads', date],
    enabled: wanted && date !== undefined && date > today,
    queryFn: ({ signal }) => call<readonly ExpectedHeads[]>('GET', expectedHeadsPath, { query: { date: date ?? '' }, signal }),
  })
  return data
}
