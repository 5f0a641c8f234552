import { Send } from 'lucide-react'
import { gathered } from '../../contract/sync/group'
import { moment } from '../../contract/time'
import { BigButton } from '../design/BigButton'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { agoInWords } from '../language/dates'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import { isNewsTo } from '../offline/outbox/decided'
import { heldTogether } from '../offline/outbox/held-together'
import type { Tray } from '../offline/outbox/tray'
import { useTray } from '../offline/outbox/use-tray'
import { useSyncStatus } from '../offline/use-sync-status'
import type { View } from '../offline/view/view'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { ConflictCard } from './ConflictCard'
import { DecidedCard } from './DecidedCard'
import { FollowerCard } from './FollowerCard'
import { FutureDays } from './FutureDays'
import { HandedOverList } from './HandedOverList'
import { ParkedCard } from './ParkedCard'
import { SyncCardText } from './SyncCardText'
import { TrayPart } from './TrayPart'
import { WaitingList } from './WaitingList'
import { words } from './words'
import './tray.css'

function LastSent() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const at = useSyncStatus((status) => status.lastSync)
  if (at === null) return <p className="quiet">{say(words.neverSynced)}</p>
  return (
    <p className="quiet figures" title={moment(new Date(at))}>
      {say(words.lastSynced, { ago: agoInWords(new Date(at), new Date(), language) })}
    </p>
  )
}

/** What somebody has to decide, what others decided, and what was refused. */
function TrayCards({ tray: { conflicts, parked }, news }: { tray: Tray; news: readonly View[] }) {
  const say = useSay()
  const questions = heldTogether(conflicts)
  const refused = gathered(parked, ({ op }) => op.group?.id)
  return (
    <>
      <FutureDays parked={parked} />
      <TrayPart
        title={say(words.trayConflicts, { count: questions.length })}
        hint={say(words.trayConflictsHint)}
        items={questions}
        idOf={([{ id }]) => id}
      >
        {(group) => <ConflictCard group={group} />}
      </TrayPart>
      <TrayPart title={say(words.trayDecided, { count: news.length })} hint={say(words.trayDecidedHint)} items={news} idOf={({ id }) => id}>
        {(row) => <DecidedCard row={row} />}
      </TrayPart>
      <TrayPart
        title={say(words.trayParked, { count: refused.length })}
        hint={say(words.trayParkedHint)}
        items={refused}
        idOf={([{ op }]) => op.id}
      >
        {(items) => (items.every(({ fare }) => fare.code === 'op.waits') ? <FollowerCard items={items} /> : <ParkedCard items={items} />)}
      </TrayPart>
    </>
  )
}

/** Everything of this person's that is not settled: what waits, what was refused, and what somebody has to decide. */
export function TrayScreen() {
  const say = useSay()
  const engine = useEngine()
  const tray = useTray()
  const busy = useSyncStatus((status) => status.phase === 'exchanging')
  const sendNow = (
    <BigButton look="main" wide disabled={busy} icon={<Send size={20} aria-hidden />} onClick={() => engine.wake('manual')}>
      {say(busy ? 'sending' : deviceWords.sendNow)}
    </BigButton>
  )
  const can = useCan()
  const me = useSession((state) => state.person?.id)
  const news = (tray?.decided ?? []).filter((row) => isNewsTo(me, row))
  const isEmpty = tray && tray.waiting.length + tray.parked.length + tray.conflicts.length + news.length === 0
  return (
    <Page title={say('trayTitle')} main={sendNow}>
      <SyncCardText />
      <LastSent />
      {!tray && <Skeleton rows={4} height={96} />}
      {isEmpty && (
        <StateView kind="empty" title={say(words.trayEmpty)}>
          {say(words.trayEmptyHint)}
        </StateView>
      )}
      {tray && <TrayCards tray={tray} news={news} />}
      {tray && tray.waiting.length > 0 && <WaitingList ops={tray.waiting} />}
      {can('handed-over:list') && <HandedOverList />}
    </Page>
  )
}
