import type { TableProps } from 'antd/es/table'
import type { JobRow } from '../../../contract/job'
import { DataTable } from '../../design/desktop/DataTable'
import { useSay } from '../../language/use-say'
import { JobMarks, JobProgress, JobState } from '../JobState'
import { useJobTimes } from '../use-job-times'
import { words } from '../words'
import '../../resource/desktop/table-list.css'
import '../jobs.css'

type Columns = NonNullable<TableProps<JobRow>['columns']>

function Times({ job, which }: { job: JobRow; which: 'next' | 'last' }) {
  return useJobTimes(job)[which]
}

function useJobColumns(): Columns {
  const say = useSay()
  return [
    {
      key: 'name',
      title: say(words.name),
      render: (_, job) => (
        <span className="job-cell">
          <span className="first-cell">
            {/* The row's own click does the rest; the button is for the keyboard. */}
            <button type="button" className="cell-link" aria-haspopup="dialog">
              {say(job.label)}
            </button>
            <JobMarks job={job} />
          </span>
          <span className="quiet job-about">{say(job.about)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: say(words.state),
      width: 170,
      render: (_, job) => (
        <span className="job-cell">
          <JobState job={job} />
          <JobProgress job={job} />
        </span>
      ),
    },
    { key: 'cron', title: say(words.expression), width: 180, render: (_, { cronExpression }) => <code>{cronExpression}</code> },
    { key: 'next', title: say(words.next), width: 170, render: (_, job) => <Times job={job} which="next" /> },
    { key: 'last', title: say(words.last), width: 250, render: (_, job) => <Times job={job} which="last" /> },
  ]
}

/** Jobs for mouse and keyboard. A click on a row opens it. */
export function JobTable({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: (id: string) => void }) {
  return <DataTable className="job-table" columns={useJobColumns()} rows={jobs} onOpen={({ id }) => onOpen(id)} />
}
