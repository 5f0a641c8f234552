import type { TableProps } from 'antd/es/table'
import type { JobRunRow } from '../../../contract/job'
import { DataTable } from '../../design/desktop/DataTable'
import { useSay } from '../../language/use-say'
import { OutcomeSign } from '../JobState'
import { words } from '../words'
import '../../resource/desktop/table-list.css'
import '../jobs.css'

type Columns = NonNullable<TableProps<JobRunRow>['columns']>

function useRunColumns(): Columns {
  const say = useSay()
  return [
    { key: 'name', title: say(words.name), render: (_, { label }) => say(label) },
    { key: 'outcome', title: say(words.outcome), width: 140, render: (_, run) => <OutcomeSign outcome={run.outcome} /> },
    { key: 'started', title: say(words.started), width: 180, dataIndex: 'started' },
    {
      key: 'took',
      title: say(words.took),
      width: 120,
      render: (_, { seconds, done, total }) =>
        seconds !== null ? say(words.seconds, { seconds }) : done !== null && total ? `${done}/${total}` : '',
    },
    { key: 'by', title: say(words.by), width: 160, render: (_, { by }) => by ?? say(words.clock) },
    {
      key: 'message',
      title: say(words.reason),
      render: (_, { message, tries }) => [tries > 1 ? say(words.tries, { tries }) : '', message ?? ''].filter(Boolean).join(' · '),
    },
  ]
}

/** Runs for mouse and keyboard. */
export function RunTable({ runs }: { runs: readonly JobRunRow[] }) {
  return <DataTable className="job-table" columns={useRunColumns()} rows={runs} />
}
