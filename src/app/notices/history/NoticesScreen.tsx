import { Settings2 } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { useSyncStatus } from '../../offline/use-sync-status'
import { openAccountSheet } from '../../shell/account/account'
import { isUnread, type Notice } from '../notice'
import { openNotice } from '../open-notice'
import { useMinute, useNotices } from '../use-notices'
import { useReadAll } from '../use-read-all'
import { words } from '../words'
import { NoticeCards } from './NoticeCards'
import { type NoticeSearch, readSearch, searched, writeSearch } from './notice-search'
import { OlderNotices } from './OlderNotices'
import { SearchNotices } from './SearchNotices'
import { useOlderNotices } from './use-older-notices'
import './notices.css'

const NoticeTable = lazyPart(() => import('../desktop/NoticeTable').then((file) => file.NoticeTable))

/** The search of the address, and the notice it names: opened once, so that going back does not open it again. */
function useAddress(): [NoticeSearch, (change: Partial<NoticeSearch>) => void] {
  const [params, setParams] = useSearchParams()
  const open = params.get('open')
  const search = readSearch(params)
  useEffect(() => {
    if (open === null) return
    openNotice(open)
    setParams(
      (before) => {
        before.delete('open')
        return before
      },
      { replace: true },
    )
  }, [open, setParams])
  return [search, (change) => setParams(writeSearch({ ...search, ...change }), { replace: true })]
}

function Found({ notices, all }: { notices: readonly Notice[] | undefined; all: number }) {
  const say = useSay()
  const desktop = useFace() === 'desktop'
  const isCopied = useSyncStatus((status) => status.ready)
  // Until everything has been read once, no notices only means that they are still on their way.
  if (!notices || (all === 0 && !isCopied)) return <Skeleton rows={6} height={96} />
  if (notices.length === 0) {
    return (
      <StateView kind="empty" title={say(all === 0 ? words.noneTitle : words.notFound)}>
        {say(all === 0 ? words.noneHint : 'noneFoundHint')}
      </StateView>
    )
  }
  if (!desktop) return <NoticeCards notices={notices} />
  return (
    <Suspense fallback={<Skeleton rows={8} height={44} />}>
      <NoticeTable notices={notices} />
    </Suspense>
  )
}

/** All notices somebody received: those this device keeps, which are there without network, and older ones from the server. */
export function NoticesScreen() {
  const say = useSay()
  const touch = useFace() === 'touch'
  const [search, change] = useAddress()
  const now = useMinute()
  const notices = useNotices(now)
  const readAll = useReadAll()
  const wanted = JSON.parse(useDeferredValue(JSON.stringify(search))) as NoticeSearch
  const older = useOlderNotices(wanted, now.slice(0, 10))
  const kept = new Set(notices?.map(({ id }) => id))
  const found = notices && [...searched(notices, wanted), ...older.notices.filter(({ id }) => !kept.has(id))]
  const unread = notices?.filter(isUnread) ?? []
  const readButton = unread.length > 0 && (
    <BigButton look="main" wide={touch} onClick={() => void readAll(unread)}>
      {say(words.readAll)} <span className="figures">{unread.length}</span>
    </BigButton>
  )
  const settings = (
    <button
      type="button"
      className="page-bar-button"
      aria-haspopup="dialog"
      aria-label={say(words.settings)}
      onClick={() => openAccountSheet('settings')}
    >
      <Settings2 aria-hidden />
    </button>
  )
  return (
    <Page
      title={say(words.myNotices)}
      main={touch ? readButton || undefined : undefined}
      actions={
        <>
          {!touch && readButton}
          {settings}
        </>
      }
    >
      <SearchNotices search={search} onSearch={change} />
      <Found notices={found} all={(notices?.length ?? 0) + older.notices.length} />
      {notices && <OlderNotices {...older} />}
    </Page>
  )
}
