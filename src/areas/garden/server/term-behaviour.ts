import { refuseFields } from '../../../contract/error'
import { daysBetween } from '../../../contract/time'
import { behave, type OpContext } from '../../../server/resource/behaviour'
import { holidays } from '../holidays'
import { SchoolDay } from '../published/school-day'
import { Term } from '../published/term'
import { schoolCalendar } from '../school-calendar'
import { checkSpan } from './check-span'

/** Days of the longest term: a year. More is a slip of the pen that would fill the calendar of a century. */
const longest = 366

/** Puts into the calendar the days of a term that are not there. Those that are there are the kindergarten's own. */
async function fillCalendar(ctx: OpContext, from: string, to: string): Promise<void> {
  const known = new Set((await ctx.rows(SchoolDay, {})).map(({ date }) => date))
  for (const day of schoolCalendar(from, to, holidays)) {
    if (!known.has(day.date) && !(await ctx.find(SchoolDay, day.date))) await ctx.put(SchoolDay, day.date, day)
  }
}

type Dates = Pick<Term, 'beginDate' | 'endDate'>
const sameDates = (one: Dates | undefined, two: Dates) => one?.beginDate === two.beginDate && one?.endDate === two.endDate

/** A term does not end before it begins, and its days are in the calendar: without them nothing can be recorded. */
export const termBehaviour = behave(Term, {
  before(_ctx, { before, after }) {
    if (!sameDates(before, after) && daysBetween(after.beginDate, after.endDate) >= longest)
      refuseFields({ endDate: { code: 'term.long', values: { days: longest } } })
    checkSpan(after)
    return undefined
  },
  after(ctx, { before, after }) {
    if (!after || sameDates(before, after)) return
    const { beginDate: from, endDate: to } = after
    ctx.afterBatch(`calendar ${from} ${to}`, (later) => fillCalendar(later, from, to))
  },
})
