import { useState } from 'react'
import { label } from '../../../contract/label'
import { Announcement } from '../../../contract/system/announcement'
import { BigButton } from '../../design/BigButton'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../../resource/row'
import { useCan } from '../../session/use-can'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
import { words as notices } from '../words'
import { type Reader, type Readers, useReaders } from './use-readers'
import '../../resource/record/record-part.css'
import './readers.css'

const words = {
  title: label('阅读情况', 'Who has read it'),
  count: label('已读 {read} / {total} 人', 'Read by {read} of {total}'),
  noneTitle: label('还没有人收到', 'Nobody has received it'),
  noneHint: label('收到通知的人会显示在这里。', 'Those who receive it appear here.'),
  offline: label('连上网络后可以查看谁读过。', 'Who has read it can be seen once there is a network.'),
  noAccount: label('已删除的账号', 'Deleted account'),
  page: label('第 {page} / {pages} 页', 'Page {page} of {pages}'),
  before: label('上一页', 'Previous'),
  next: label('下一页', 'Next'),
} as const

/** A notice nobody was given yet. */
const draft = '0'

function Line({ reader }: { reader: Reader }) {
  const say = useSay()
  const isRead = reader.readFlag === '1'
  return (
    <li>
      <span>{reader.realname ?? say(words.noAccount)}</span>
      {isRead ? (
        <span className="quiet figures">{`${say(notices.read)} ${reader.readTime?.slice(0, 16) ?? ''}`}</span>
      ) : (
        <span className="sign" data-tone="late">
          {say(notices.unread)}
        </span>
      )}
    </li>
  )
}

function Pages({ shown: { current, pages }, go }: { shown: Readers; go: (page: number) => void }) {
  const say = useSay()
  return (
    <nav className="flow-bar reader-pages" aria-label={say(words.title)}>
      <BigButton disabled={current <= 1} onClick={() => go(current - 1)}>
        {say(words.before)}
      </BigButton>
      <span className="quiet figures">{say(words.page, { page: current, pages })}</span>
      <BigButton disabled={current >= pages} onClick={() => go(current + 1)}>
        {say(words.next)}
      </BigButton>
    </nav>
  )
}

function Known({ shown, go }: { shown: Readers; go: (page: number) => void }) {
  const say = useSay()
  if (shown.total === 0)
    return (
      <StateView kind="empty" title={say(words.noneTitle)}>
        {say(words.noneHint)}
      </StateView>
    )
  return (
    <>
      <p className="figures">{say(words.count, { read: shown.read, total: shown.total })}</p>
      <ul className="reader-lines">
        {shown.records.map((reader) => (
          <Line key={reader.userId} reader={reader} />
        ))}
      </ul>
      {shown.pages > 1 && <Pages shown={shown} go={go} />}
    </>
  )
}

function ReadersOf({ notice }: { notice: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [page, setPage] = useState(1)
  const { data, error, isError, fetchStatus, refetch } = useReaders(notice, page)
  const isOffline = fetchStatus === 'paused' || isSilence(error)
  const again = <BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>
  return (
    <section className="record-part" aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      {data && <Known shown={data} go={setPage} />}
      {!data && !isError && !isOffline && <Skeleton rows={3} height={44} />}
      {isOffline && (
        <StateView kind="offline" title={say('offlineTitle')} action={again}>
          {say(words.offline)}
        </StateView>
      )}
      {isError && !isOffline && (
        <StateView kind="error" title={say('loadFailed')} action={again}>
          {explain(error, language)}
        </StateView>
      )}
    </section>
  )
}

/** Who received a notice and who of them has read it, below the notice itself. For those who may see it, once it was published. */
export function ReadersPart({ row }: { row: ViewRow }) {
  const can = useCan()
  if (row.sendStatus === draft || !can(`${Announcement.name}:list`)) return null
  return <ReadersOf key={row.id} notice={row.id} />
}
