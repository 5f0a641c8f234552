import { refuseFields } from '../../../contract/error'
import { behave } from '../../../server/resource/behaviour'
import { Staff, staffState } from '../published/staff'
import { StaffFile } from '../published/staff-file'

/** Nobody starts work before an inquiry about criminal records found nothing, and whoever has left has a last day. */
export const staffBehaviour = behave(Staff, {
  async before(ctx, { id, before, after }) {
    const { entryDate, leaveDate, status } = after
    if (leaveDate && leaveDate < entryDate) refuseFields({ leaveDate: { code: 'field.order' } })
    const starts = status === staffState.working && before?.status !== staffState.working
    const files = starts ? await ctx.rows(StaffFile, { staffId: id }) : []
    if (starts && !files.some(({ bgCheckResult }) => bgCheckResult === 'clear')) refuseFields({ status: { code: 'staff.unchecked' } })
    if (status !== staffState.left || leaveDate) return undefined
    if (ctx.today < entryDate) return { leaveDate: entryDate }
    return { leaveDate: ctx.today }
  },
})
