import * as z from 'zod/mini'
import { isDay } from '../../../contract/check'
import { refuse, refuseFields } from '../../../contract/error'
import { dayOf } from '../../../contract/time'
import { systemPerson } from '../../../server/auth/system-person'
import { keptAnswer } from '../../../server/home/kept-answer'
import { route } from '../../../server/http/route'
import { answerReport } from '../../../server/report/answer-report'
import { type ExpectedHeads, expectedHeadsPath } from '../meals/expected-heads'
import { kitchenReport } from '../reports/kitchen-report'
import { AttendanceSheet } from '../sheet/attendance-sheet'

const input = z.object({ date: z.string().check(z.maxLength(10)) })

/**
 * How many are expected at each meal of a day to come, class by class: counted from all children, and told to whoever counts heads without knowing
 * them. Of today and before the sheets say it.
 */
export const expectedHeadsRoute = route(
  `GET ${expectedHeadsPath}`,
  { door: `${AttendanceSheet.name}:list`, input },
  ({ engine, session, input: { date }, language }) => {
    const { tenant, narrowed } = session.person
    // They are counted over the whole house, of which rules leave this one a part.
    if (narrowed?.has(AttendanceSheet.name)) refuse('access.denied')
    if (!isDay(date)) refuseFields({ date: { code: 'field.date' } })
    if (date <= dayOf(engine.now())) refuseFields({ date: { code: 'field.order' } })
    return keptAnswer(engine.databases, `expected-heads ${tenant} ${date}`, engine.now(), async () => {
      const asking = { engine, person: systemPerson(tenant), language }
      const { lines } = (await answerReport(asking, kitchenReport, { date })) as ReturnType<typeof kitchenReport.compute>
      return lines.map(({ id, heads }): ExpectedHeads => ({ id, heads }))
    })
  },
)
