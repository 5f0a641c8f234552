import type { TableProps } from 'antd/es/table'
import { pageSizes } from '../../../contract/query'
import { DataTable } from '../../design/desktop/DataTable'
import { Sign } from '../../design/Sign'
import { useDict, wordsFor } from '../../fields/choice/use-dict'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import { StandingSign } from '../../resource/StandingSign'
import { useMenu } from '../../shell/use-menu'
import { popupOf } from '../destination'
import { isUnread, type Notice, wordsOf } from '../notice'
import { openNotice } from '../open-notice'
import { PrioritySign } from '../PrioritySign'
import { words } from '../words'
import '../../resource/desktop/table-list.css'
import '../history/notices.css'

type Columns = NonNullable<TableProps<Notice>['columns']>

function useNoticeColumns(): Columns {
  const say = useSay()
  const nameOf = usePersonName()
  const language = useLanguage((state) => state.language)
  const { routes } = useMenu()
  const kinds = useDict('msg_category')
  return [
    {
      key: 'titile',
      title: say(words.title),
      ellipsis: true,
      render: (_, notice) => (
        <span className="first-cell" data-unread={isUnread(notice) || undefined}>
          {/* The row's own click does the rest; the button is for the keyboard. */}
          <button type="button" className="cell-link" aria-haspopup={popupOf(notice, routes)}>
            {wordsOf(notice, language).title}
          </button>
          <StandingSign standing={notice.standing} />
        </span>
      ),
    },
    { key: 'priority', title: say(words.priority), width: 130, render: (_, { priority }) => <PrioritySign priority={priority} /> },
    { key: 'kind', title: say(words.kind), width: 150, render: (_, { msgCategory }) => wordsFor(kinds, [msgCategory ?? '']) },
    { key: 'sender', title: say(words.sender), width: 150, render: (_, { senderName, sender }) => nameOf(sender, senderName) },
    { key: 'time', title: say(words.sentAt), width: 170, render: (_, { sendTime }) => sendTime?.slice(0, 16) },
    {
      key: 'state',
      title: say(words.state),
      width: 120,
      render: (_, notice) => (isUnread(notice) ? <Sign tone="late">{say(words.unread)}</Sign> : <Sign>{say(words.read)}</Sign>),
    },
  ]
}

/** Notices for mouse and keyboard. A click on a row opens it. */
export function NoticeTable({ notices }: { notices: readonly Notice[] }) {
  const say = useSay()
  return (
    <DataTable
      className="notice-table"
      columns={useNoticeColumns()}
      rows={notices}
      onOpen={(notice) => openNotice(notice.id, notice)}
      pagination={{
        showSizeChanger: true,
        pageSizeOptions: [...pageSizes],
        showTotal: (total, [from, to]) => say(formWords.rangeOfTotal, { from, to, total }),
      }}
    />
  )
}
