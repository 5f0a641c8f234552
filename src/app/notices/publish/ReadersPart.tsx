import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { label } from '../../../contract/label'
import { Announcement } from '../../../contract/system/announcement'
import { BigButton } from '../../design/BigButton'
import { toast } from '../../design/overlay/toast'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { Ring } from '../../figures/Ring'
import { currentLanguage, useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { nounKeys } from '../../resource/noun-keys'
import { Pages } from '../../resource/Pages'
import { queries } from '../../resource/queries'
import type { ViewRow } from '../../resource/row'
import { useCan } from '../../session/use-can'
import { call } from '../../wire/call'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
import { words as author } from '../author/words'
import { words as notices } from '../words'
import { type Reader, type Readers, useReaders } from './use-readers'
import '../author/author.css'
import './readers.css'

const words = {
  readers: label('读者', 'Readers'),
  count: label('已读 {read} / {total} 人', 'Read by {read} of {total}'),
  received: label('收到', 'Received it'),
  noneTitle: label('还没有人收到', 'Nobody has received it'),
  noneHint: label('收到通知的人会显示在这里。', 'Those who receive it appear here.'),
  offline: label('连上网络后可以查看谁读过。', 'Who has read it can be seen once there is a network.'),
  noAccount: label('已删除的账号', 'Deleted account'),
} as const

/** A notice nobody was given yet. */
const draft = '0'
const published = '1'

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

function Known({ row, shown, go }: { row: ViewRow; shown: Readers; go: (page: number) => void }) {
  const say = useSay()
  if (shown.total === 0)
    return (
      <StateView kind="empty" title={say(words.noneTitle)}>
        {say(words.noneHint)}
      </StateView>
    )
  return (
    <>
      <div className="reader-ring">
        <Ring
          part={shown.read}
          whole={shown.total}
          label={say(author.ring, { read: shown.read, total: shown.total })}
          names={[say(notices.read), say(words.received)]}
        />
        <p className="figures">{say(words.count, { read: shown.read, total: shown.total })}</p>
        <RemindButton row={row} unread={shown.total - shown.read} />
      </div>
      <ul className="reader-lines">
        {shown.records.map((reader) => (
          <Line key={reader.userId} reader={reader} />
        ))}
      </ul>
      <Pages name={say(words.readers)} page={shown.current} pages={shown.pages} go={go} />
    </>
  )
}

/** Tells those once more who have not read it. How often and how soon that may be, the server says. */
function RemindButton({ row, unread }: { row: ViewRow; unread: number }) {
  const say = useSay()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  if (row.sendStatus !== published || unread === 0 || !can('announcement:publish')) return null
  const remind = async () => {
    setBusy(true)
    try {
      await call('POST', `${Announcement.path}/remind`, { body: { id: row.id } })
      toast(say(author.reminded, { count: unread }))
      await queries.invalidateQueries({ queryKey: nounKeys.all(Announcement.name) })
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <BigButton disabled={isBusy} icon={<BellRing size={18} aria-hidden />} onClick={() => void remind()}>
      {say(author.remind)}
    </BigButton>
  )
}

function ReadersOf({ row }: { row: ViewRow }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [page, setPage] = useState(1)
  const { data, error, isError, fetchStatus, refetch } = useReaders(row.id, page)
  const isOffline = fetchStatus === 'paused' || isSilence(error)
  const again = <BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>
  return (
    <section aria-label={say(words.readers)}>
      {data && <Known row={row} shown={data} go={setPage} />}
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

/** Who received a notice and who of them has read it. For those who may see it, once it was published. */
export function ReadersPart({ row }: PartProps) {
  const can = useCan()
  const say = useSay()
  if (!can(`${Announcement.name}:list`)) return null
  if (row.sendStatus === draft) return <p className="quiet">{say(author.notYet)}</p>
  return <ReadersOf key={row.id} row={row} />
}
