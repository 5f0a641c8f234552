import { useNow } from '../../../../app/clock/use-now'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { CardStanding, HomeCardProps } from '../../../../app/home/home-card'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { useTell } from '../../../../app/home/use-tell'
import { bytesText } from '../../../../app/language/bytes-text'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { backupHours, homeCallsPath, isNearlyFull, type Storage } from '../../../../contract/system/home'
import { addMinutes } from '../../../../contract/time'
import { words } from './words'
import './storage-card.css'

const monitor = '/system/monitor'

const isFull = ({ disk }: Storage): boolean => disk !== null && isNearlyFull(disk)
const isOld = ({ backup }: Storage, now: string): boolean => backup !== null && backup < addMinutes(now, -backupHours * 60)

function standingOf(storage: Storage, now: string): CardStanding {
  if (isFull(storage)) return { as: 'due', said: words.diskFull }
  if (isOld(storage, now)) return { as: 'due', said: words.backupOld, values: { hours: backupHours } }
  // A house that never wrote a backup here may have its own way of keeping one: it is shown, and chased by nobody.
  return storage.backup === null ? { as: 'calm' } : { as: 'well', said: words.storageWell, values: { time: storage.backup.slice(5, 16) } }
}

function Room({ of, now }: { of: Storage; now: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const text = (bytes: number) => bytesText(bytes, language)
  const part = (bytes: number) => <strong className="figures">{text(bytes)}</strong>
  const { database, files, disk, backup } = of
  return (
    <>
      <Figure value={text(database + files)} words={say(words.inUse)} />
      {disk && <meter className="storage-bar" min={0} max={disk.size} value={disk.size - disk.free} aria-label={say(words.free)} />}
      {isFull(of) && <p className="storage-bad">{say(words.diskFull)}</p>}
      <ul className="card-rows">
        <CardRow to={monitor} end={part(database)}>
          {say(words.database)}
        </CardRow>
        <CardRow to={monitor} end={part(files)}>
          {say(words.files)}
        </CardRow>
        {disk && (
          <CardRow
            to={monitor}
            end={<strong className="figures">{say(words.ofDisk, { free: text(disk.free), size: text(disk.size) })}</strong>}
          >
            {say(words.free)}
          </CardRow>
        )}
        <CardRow
          about={isOld(of, now) && <span className="storage-bad">{say(words.backupOld, { hours: backupHours })}</span>}
          end={<strong className="figures">{backup?.slice(0, 16) ?? say(words.noBackup)}</strong>}
        >
          {say(words.backup)}
        </CardRow>
      </ul>
    </>
  )
}

/** What the house takes of its server, how much room is left, and when it was last backed up. */
export function StorageCard({ tell }: HomeCardProps) {
  const now = useNow()
  const { data, frame } = useCardAnswer<Storage>({ key: ['noun', 'home', 'storage'], path: `${homeCallsPath}/storage` })
  useTell(tell, data && standingOf(data, now))
  return <CardFrame {...frame}>{data && <Room of={data} now={now} />}</CardFrame>
}
