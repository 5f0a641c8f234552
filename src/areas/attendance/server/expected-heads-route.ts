import * as z from 'zod/mini'
import { isDay } from '../../../contract/check'
import { refuse, refuseFields } from '../../../contract/error'
import { dayOf } from '../../../contract/time'
import { route } from '../../../server/http/route'
import { expectedHeadsPath } from '../meals/expected-heads'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { expectedHeads, isToldAll } from './expected-heads'

const input = z.object({ date: z.string().check(z.maxLength(10)) })

/**
 * How many are expected at each meal of a day to come, class by class, told to whoever counts heads without knowing the children. Of today and
 * before the sheets say it.
 */
export const expectedHeadsRoute = route(
  `GET ${expectedHeadsPath}`,
  { door: `${AttendanceSheet.name}:list`, input },
  ({ engine, session, input: { date }, language }) => {
    const asking = { engine, person: session.person, language }
    if (!isToldAll(asking)) refuse('access.denied')
    if (!isDay(date)) refuseFields({ date: { code: 'field.date' } })
    if (date <= dayOf(engine.now())) refuseFields({ date: { code: 'field.order' } })
    return expectedHeads(asking, date)
  },
)
