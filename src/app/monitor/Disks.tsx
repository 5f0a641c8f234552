import { TriangleAlert } from 'lucide-react'
import type { Disk } from '../../contract/monitor/monitor'
import { Sign } from '../design/Sign'
import { StateView } from '../design/StateView'
import { bytesText } from '../language/bytes-text'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { AnsweredByOther } from './other/AnsweredByOther'
import { useDisks } from './use-monitor'
import { words } from './words'

/** Percent from which somebody should make room. */
const nearly = 85

function DiskCard({ disk: { name, restPPT, rest, max } }: { disk: Disk }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <li className="card monitor-disk">
      <span className="monitor-head">
        <strong>{name}</strong>
        {restPPT >= nearly && (
          <Sign tone="bad" icon={<TriangleAlert size={14} aria-hidden />}>
            {say(words.nearlyFull)}
          </Sign>
        )}
      </span>
      <strong className="monitor-figure figures">{say(words.used, { percent: restPPT })}</strong>
      <meter className="monitor-bar" min={0} max={100} high={nearly} value={restPPT} aria-label={name} />
      {rest !== undefined && max !== undefined && (
        <span className="figures">{say(words.free, { rest: bytesText(rest, language), max: bytesText(max, language) })}</span>
      )}
    </li>
  )
}

/** How full the disks are. */
export function Disks({ isPaused }: { isPaused: boolean }) {
  const say = useSay()
  return (
    <AnsweredByOther answer={useDisks(isPaused)} height={120} stays={words.stays} lacks={words.lacksDisks} hint={words.lacksCall}>
      {(disks) =>
        disks.length === 0 ? (
          <StateView kind="empty" title={say(words.noDisks)} />
        ) : (
          <ul className="monitor-cards">
            {disks.map((disk) => (
              <DiskCard key={disk.name} disk={disk} />
            ))}
          </ul>
        )
      }
    </AnsweredByOther>
  )
}
