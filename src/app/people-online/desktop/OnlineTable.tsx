import { DataTable } from '../../design/desktop/DataTable'
import { useSay } from '../../language/use-say'
import { type Ending, SignOutButton } from '../SignOutButton'
import type { OnlineRow } from '../use-people-online'
import { words } from '../words'
import '../../resource/desktop/table-list.css'

/** Sign-ins for mouse and keyboard. */
export function OnlineTable({ rows, ...ending }: Ending & { readonly rows: readonly OnlineRow[] }) {
  const say = useSay()
  return (
    <DataTable
      className="online-table"
      rows={rows}
      columns={[
        { key: 'realname', title: say(words.name), dataIndex: 'realname' },
        { key: 'username', title: say(words.account), dataIndex: 'username' },
        { key: 'about', title: say(words.device), dataIndex: 'about' },
        { key: 'since', title: say(words.since), width: 180, dataIndex: 'since' },
        { key: 'seen', title: say(words.seen), width: 180, render: (_, { seen }) => seen ?? '' },
        { key: 'act', title: say(words.act), width: 180, render: (_, row) => <SignOutButton row={row} {...ending} /> },
      ]}
    />
  )
}
