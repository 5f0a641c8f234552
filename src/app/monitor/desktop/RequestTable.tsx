import type { TableProps } from 'antd/es/table'
import { useState } from 'react'
import type { Trace } from '../../../contract/monitor/monitor'
import { dateTimeOf } from '../../../contract/time'
import { DataTable } from '../../design/desktop/DataTable'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { timeText } from '../figures'
import { StatusSign } from '../StatusSign'
import { words } from '../words'
import '../../resource/desktop/table-list.css'

type Line = Trace & { readonly id: string }
type Columns = NonNullable<TableProps<Line>['columns']>

function useColumns(): Columns {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return [
    { key: 'at', title: say(words.time), width: 190, render: (_, { timestamp }) => dateTimeOf(new Date(timestamp)) },
    { key: 'method', title: say(words.method), width: 110, render: (_, { request }) => request.method },
    { key: 'uri', title: say(words.address), render: (_, { request }) => <code>{request.uri}</code> },
    { key: 'status', title: say(words.status), width: 110, render: (_, { response }) => <StatusSign status={response.status} /> },
    {
      key: 'took',
      title: say(words.took),
      width: 120,
      align: 'end',
      sorter: (one, two) => (one.timeTaken ?? -1) - (two.timeTaken ?? -1),
      render: (_, { timeTaken }) => (timeTaken === null ? '—' : timeText(timeTaken, language)),
    },
  ]
}

/** Requests for mouse and keyboard, in pages. */
export function RequestTable({ traces }: { traces: readonly Trace[] }) {
  const [size, setSize] = useState(20)
  const rows = traces.map((trace, at) => ({ ...trace, id: `${trace.timestamp} ${at}` }))
  return (
    <DataTable
      className="monitor-table"
      columns={useColumns()}
      rows={rows}
      pagination={{
        pageSize: size,
        pageSizeOptions: [10, 20, 50, 100],
        showSizeChanger: true,
        onShowSizeChange: (_, next) => setSize(next),
      }}
    />
  )
}
