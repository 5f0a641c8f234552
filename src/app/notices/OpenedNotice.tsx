import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'
import { useRows } from '../offline/view/use-rows'
import { useMenu } from '../shell/use-menu'
import { destinationOf } from './destination'
import { readOlder } from './history/use-older-notices'
import { NoticeSheet } from './NoticeSheet'
import { isUnread, type Notice } from './notice'
import { closeNotice, useOpenNotice } from './open-notice'
import { useRead } from './use-read'
import { useUnkeptNotice } from './use-unkept-notice'
import { words } from './words'
import './history/notices.css'

/** In the place of a notice that is not here: it was taken back, is being asked for, or will come with the network. */
function Absent({ why }: { why: 'gone' | 'asked' | 'offline' }) {
  const say = useSay()
  return (
    <Sheet open title={say(words.bell)} onClose={closeNotice} width={640}>
      {why === 'asked' && <Skeleton rows={3} height={48} />}
      {why === 'gone' && <StateView kind="empty" title={say(words.gone)} />}
      {why === 'offline' && (
        <StateView kind="offline" title={say(words.notYet)}>
          {say(words.notYetHint)}
        </StateView>
      )}
    </Sheet>
  )
}

/** Marks a notice as read once it is seen, and goes where it leads within this app. Answers whether it led away. */
function useOpening(notice: Notice, isKept: boolean): boolean {
  const navigate = useNavigate()
  const read = useRead()
  const { routes } = useMenu()
  const [destination] = useState(() => destinationOf(notice, routes))
  const page = typeof destination === 'object' && 'page' in destination ? destination.page : undefined
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    // A full device cannot keep the mark, nor a silent server; the notice can be read all the same.
    const marked = isKept ? read([notice]) : isUnread(notice) && readOlder(notice)
    Promise.resolve(marked).catch(() => undefined)
    if (page === undefined) return
    closeNotice()
    void navigate(page)
  })
  return page !== undefined
}

function Present({ notice, isKept }: { notice: Notice; isKept: boolean }) {
  return useOpening(notice, isKept) ? null : <NoticeSheet notice={notice} onClose={closeNotice} />
}

/** The notice somebody opened, by its id or that of its receipt: its page, or its text. One this device does not keep is asked for. */
export function OpenedNotice({ id }: { id: string }) {
  const rows = useRows(AnnouncementSend)
  const seen = useOpenNotice((state) => state.seen)
  const online = useSyncStatus((status) => status.online)
  const here = rows?.filter((row) => row.id === id || row.anntId === id) ?? []
  const kept = here.find((row) => row.sendStatus === '1')
  // What was seen counts only for a notice that is not kept: the device knows better of one that is, perhaps that it was taken back.
  const known = kept ?? (here.length === 0 ? seen : undefined)
  const asked = useUnkeptNotice(id, online && rows !== undefined && known === undefined)
  if (!rows) return null
  const notice = known ?? asked.notice
  if (notice) return <Present notice={notice} isKept={kept !== undefined} />
  return <Absent why={!online || asked.isFailed ? 'offline' : notice === null ? 'gone' : 'asked'} />
}
