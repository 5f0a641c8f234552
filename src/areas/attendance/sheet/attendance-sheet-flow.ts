import { defineFlow } from '../../../contract/flow'
import { label } from '../../../contract/label'

/**
 * A sheet is marked, submitted to the kitchen, its absences are traced, and it is closed after pick-up. No clock moves it:
 * people do. Only the doctor and the principal hold the permission to open it again.
 */
export const attendanceSheetFlow = defineFlow({
  noun: 'attendance-sheet',
  field: 'status',
  start: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT', 'REOPENED'], to: 'SUBMITTED', label: label('提交', 'Submit'), offline: true },
    trace: { from: ['SUBMITTED'], to: 'TRACED', label: label('完成追查', 'Finish tracing'), offline: true },
    close: { from: ['TRACED'], to: 'CLOSED', label: label('关闭考勤', 'Close the day'), offline: true },
    reopen: {
      from: ['SUBMITTED', 'TRACED', 'CLOSED'],
      to: 'REOPENED',
      label: label('重新打开', 'Open again'),
      asks: ['reopenReason'],
      anew: ['reopenReason'],
    },
  },
})
