import { Send } from 'lucide-react'
import { gathered } from '../../contract/sync/group'
import { dateTimeOf } from '../../contract/time'
import { BigButton } from '../design/BigButton'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { agoInWords } from '../language/dates'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import type { ConflictCentre } from '../offline/outbox/conflict-centre'
import { isNewsTo } from '../offline/outbox/decided'
import { heldTogether } from '../offline/outbox/held-together'
import { useConflictCentre } from '../offline/outbox/use-conflict-centre'
import { useSyncStatus } from '../offline/use-sync-status'
import type { View } from '../offline/view/view'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { ConflictCard } from './ConflictCard'
import { ConflictCentrePart } from './ConflictCentrePart'
import { DecidedCard } from './DecidedCard'
import { EscalationList } from './EscalationList'
import { FollowerCard } from './FollowerCard'
import { FutureDays } from './FutureDays'
import { ParkedCard } from './ParkedCard'
import { SyncCardText } from './SyncCardText'
import { WaitingList } from './WaitingList'
import { words } from './words'
import './conflict-centre.css'

function LastSent() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const at = useSyncStatus((status) => status.lastSync)
  if (at === null) return <p className="quiet">{say(words.neverSynced)}</p>
  return (
    <p className="quiet figures" title={dateTimeOf(new Date(at))}>
      {say(words.lastSynced, { ago: agoInWords(new Date(at), new Date(), language) })}
    </p>
  )
}

/** What somebody has to decide, what others decided, and what was refused. */
function ConflictCentreCards({ conflictCentre: { conflicts, parked }, news }: { conflictCentre: ConflictCentre; news: readonly View[] }) {
  const say = useSay()
  const questions = heldTogether(conflicts)
  const refused = gathered(parked, ({ op }) => op.group?.id)
  return (
    <>
      <FutureDays parked={parked} />
      <ConflictCentrePart
        title={say(words.conflictCentreConflicts, { count: questions.length })}
        hint={say(words.conflictCentreConflictsHint)}
        items={questions}
        idOf={([{ id }]) => id}
      >
        {(group) => <ConflictCard group={group} />}
      </ConflictCentrePart>
      <ConflictCentrePart
        title={say(words.conflictCentreDecided, { count: news.length })}
        hint={say(words.conflictCentreDecidedHint)}
        items={news}
        idOf={({ id }) => id}
      >
        {(row) => <DecidedCard row={row} />}
      </ConflictCentrePart>
      <ConflictCentrePart
        title={say(words.conflictCentreParked, { count: refused.length })}
        hint={say(words.conflictCentreParkedHint)}
        items={refused}
        idOf={([{ op }]) => op.id}
      >
        {(items) => (items.every(({ fare }) => fare.code === 'op.waits') ? <FollowerCard items={items} /> : <ParkedCard items={items} />)}
      </ConflictCentrePart>
    </>
  )
}

/** Everything of this person's that is not settled: what waits, what was refused, and what somebody has to decide. */
export function ConflictCentreScreen() {
  const say = useSay()
  const engine = useEngine()
  const conflictCentre = useConflictCentre()
  const busy = useSyncStatus((status) => status.phase === 'exchanging')
  const sendNow = (
    <BigButton look="main" wide disabled={busy} icon={<Send size={20} aria-hidden />} onClick={() => engine.wake('manual')}>
      {say(busy ? deviceWords.sending : deviceWords.sendNow)}
    </BigButton>
  )
  const can = useCan()
  const me = useSession((state) => state.person?.id)
  const news = (conflictCentre?.decided ?? []).filter((row) => isNewsTo(me, row))
  const isEmpty =
    conflictCentre && conflictCentre.waiting.length + conflictCentre.parked.length + conflictCentre.conflicts.length + news.length === 0
  return (
    <Page title={say('conflictCentreTitle')} main={sendNow}>
      <SyncCardText />
      <LastSent />
      {!conflictCentre && <Skeleton rows={4} height={96} />}
      {isEmpty && (
        <StateView kind="empty" title={say(words.conflictCentreEmpty)}>
          {say(words.conflictCentreEmptyHint)}
        </StateView>
      )}
      {conflictCentre && <ConflictCentreCards conflictCentre={conflictCentre} news={news} />}
      {conflictCentre && conflictCentre.waiting.length > 0 && <WaitingList ops={conflictCentre.waiting} />}
      {can('handed-over:list') && <EscalationList />}
    </Page>
  )
}
