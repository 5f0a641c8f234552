import { Sign } from '../../../../app/design/Sign'
import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { CardNote } from '../../../../app/home/ways/CardNote'
import { useCardWay } from '../../../../app/home/ways/use-card-way'
import { useSay } from '../../../../app/language/use-say'
import type { Device } from '../../../../contract/system/device'
import type { DeviceFigures } from './figures'
import { useDevices } from './use-devices'
import { words } from './words'

/** Lines that are shown; the list shows all. */
const shown = 3

function Devices({ of: { seen, stuck, behind } }: { of: DeviceFigures<Device> }) {
  const say = useSay()
  const to = useCardWay()
  return (
    <>
      {stuck.length > 0 ? (
        <Figure value={stuck.length} words={say(words.stuckOf)} tone="bad" />
      ) : (
        <p className="quiet">{say(words.devicesWell)}</p>
      )}
      <ul className="card-rows">
        {stuck.slice(0, shown).map(({ id, about, lastUser, lastSeen, unsent }) => (
          <CardRow
            key={id}
            to={`/system/device?open=${encodeURIComponent(id)}`}
            about={say(words.deviceAbout, { who: lastUser ?? '', time: lastSeen?.slice(5, 16) ?? '—' })}
            end={<Sign tone="bad">{say(words.unsent, { count: unsent ?? 0 })}</Sign>}
          >
            {about}
          </CardRow>
        ))}
      </ul>
      <CardNote to={to}>{say(words.seen, { count: seen })}</CardNote>
      {behind.length > 0 && <CardNote to={to}>{say(words.behind, { count: behind.length })}</CardNote>}
    </>
  )
}

/** Devices on which work has been lying for more than a day, because they were put away or cannot send it. */
export function DevicesCard({ tell }: HomeCardProps) {
  const { found, frame } = useDevices()
  const count = found?.stuck.length ?? 0
  useTell(tell, found && (count > 0 ? { as: 'due', said: words.devicesStuck, values: { count } } : { as: 'well', said: words.devicesWell }))
  return <CardFrame {...frame}>{found && <Devices of={found} />}</CardFrame>
}
