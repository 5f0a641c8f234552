import { dateTime, derived, dict, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'job-action': typeof JobAction
  }
}

/** The right to stop jobs, and to change when they are done. */
export const planRight = 'plan'
/** The right to have a job done now, and to cancel its run. */
export const runRight = 'run'

/** What somebody did to a job: the journal of who changed what is done by the clock. Whoever may read it sees the jobs themselves. */
export const JobAction = defineResource({
  name: 'job-action',
  label: label('定时任务操作', 'Job action'),
  path: '/sys/jobAction',
  fields: {
    job: derived(text('任务', 'Job', { max: 100, english: 'jobEn' })),
    jobEn: derived(text('任务（英文）', 'Job (English)', { max: 100 })),
    jobId: derived(text('任务编号', 'Job id', { max: 100 })),
    what: derived(dict('job_action', '操作', 'Action')),
    /** Of what was changed: as it was, and as it is. */
    was: derived(optional(text('原值', 'Before', { max: 500 }))),
    is: derived(optional(text('新值', 'After', { max: 500 }))),
    /** What the job was left as. */
    status: derived(dict('quartz_status', '任务状态', 'State of the job')),
    by: derived(text('操作人', 'By', { max: 50 })),
    at: derived(dateTime('时间', 'At')),
  },
  title: 'job',
  list: ['job', 'what', 'was', 'is', 'by', 'at'],
  search: ['job', 'what', 'by', 'at'],
  defaultOrder: { by: ['at desc'] },
  form: [],
  verbs: [],
  rights: [planRight, runRight],
})
export type JobAction = RecordOf<typeof JobAction>
