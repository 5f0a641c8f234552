import { DataTable } from '../../design/desktop/DataTable'
import { useSay } from '../../language/use-say'
import { TenantState } from '../TenantState'
import type { Houses } from '../tenant-calls'
import { words } from '../words'
import '../../resource/desktop/table-list.css'

/** Houses for mouse and keyboard. A click on a row opens it. */
export function TenantTable({ houses, onOpen }: Houses) {
  const say = useSay()
  return (
    <DataTable
      className="tenant-table"
      rows={houses}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        {
          key: 'name',
          title: say(words.name),
          render: (_, { name, isOwn }) => (
            <span className="first-cell">
              {/* The row's own click does the rest; the button is for the keyboard. */}
              <button type="button" className="cell-link" aria-haspopup="dialog">
                {name}
              </button>
              {isOwn && <span className="quiet">{say(words.own)}</span>}
            </span>
          ),
        },
        { key: 'id', title: say(words.number), width: 100, dataIndex: 'id' },
        { key: 'state', title: say(words.state), width: 130, render: (_, house) => <TenantState house={house} /> },
        { key: 'people', title: say(words.people), width: 190, dataIndex: 'people' },
        { key: 'created', title: say(words.created), width: 180, dataIndex: 'createTime' },
      ]}
    />
  )
}
