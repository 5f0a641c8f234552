import type { ChaosDevice, Heard } from '../chaos-device'
import type { Case, Check } from './case'
import { isTakenFrom } from './restores'

type Tile = Extract<Heard, { kind: 'tile' }>

const time = (at: number) => new Date(at).toISOString().slice(11, 23)
const isTile = (one: Heard): one is Tile => one.kind === 'tile'

function keyOf({ storm }: Case, place: string): string | undefined {
  const [classId = '', day = '', ...name] = place.split(' ')
  const child = storm.children.get(`${classId} ${name.join(' ')}`)
  return child && day ? `${new Date().getFullYear()}-${day}.${child}` : undefined
}

/** Values that were ever asked for on a record: by ops wherever they are, by clashes, and what stood there before. */
function asked({ storm, evidence, rests, before }: Case, key: string): { marks: Set<string>; isRemoved: boolean } {
  // A restore forgets what the house had said no to; whoever had asked was told all the same, and saw it leave the view.
  const taken = storm.house.restores.flatMap((restore) => restore.taken)
  const waiting = Object.values(rests).flatMap(({ dump }) => dump.ops)
  const all = [...[...evidence.ops, ...taken].map(({ op }) => op), ...waiting].filter((op) => op.key === key)
  const marks = new Set(all.map((op) => String(op.patch.status)))
  const start = before.find((row) => row.id === key)
  if (start && !start.gone) marks.add(String(start.status))
  const ids = new Set(evidence.conflicts.filter((one) => one.row_id === key).map((one) => one.id))
  // What was decided by hand may be anything, and a refused edit leaves the view.
  const decisions = evidence.ops.filter((one) => one.noun === 'conflict' && ids.has(one.key))
  for (const one of decisions) if (one.op.patch.choice === 'edit') marks.add('*')
  const isRefused = [...evidence.ops, ...taken].some(
    (one) => one.op.key === key && (one.outcome === 'rejected' || one.outcome === 'blocked' || one.outcome === 'conflict'),
  )
  return { marks, isRemoved: isRefused || all.some((op) => op.verb === 'remove') }
}

/** [I9][I10] No mark a page showed goes away while nobody has taken it back, and none is shown that nobody gave. */
export const noBlink: Check = (found) =>
  Object.values(found.storm.devices).flatMap((device) =>
    device.heard.filter(isTile).flatMap((shown) => {
      const key = keyOf(found, shown.place)
      if (!key) return []
      const { marks, isRemoved } = asked(found, key)
      const wasMarked = shown.was !== undefined && !shown.was.endsWith('?')
      const where = `${time(shown.at)} ${device.name} ${shown.place} (${key})`
      const isLost = wasMarked && shown.open && !isRemoved
      if (isLost && !isTakenFrom(found, device.seat, key, shown.was ?? '', shown.at))
        return [`${where} showed ${shown.was} and then nothing, and nobody took it back`]
      return !shown.open && !marks.has(shown.mark) && !marks.has('*') ? [`${where} showed ${shown.mark}, which nobody gave`] : []
    }),
  )

/** [I10] A mark does not go and come again by itself, or between two looks of its own person. */
export const noFlicker: Check = (found) =>
  Object.values(found.storm.devices).flatMap((device) => {
    const tiles = device.heard.filter(isTile)
    return tiles.flatMap((gone, at) => {
      if (!gone.open || gone.was === undefined || gone.was.endsWith('?')) return []
      const back = tiles.slice(at + 1).find((one) => one.place === gone.place && one.life === gone.life)
      const isBack = back && !back.open && back.mark === gone.was && back.at - gone.at < 1000
      const key = isBack ? keyOf(found, gone.place) : undefined
      const isDone = found.evidence.ops.some((one) => one.key === key && one.op.verb === 'remove')
      return key && !isDone && !isTakenFrom(found, device.seat, key, gone.was, gone.at)
        ? [`${time(gone.at)} ${device.name} ${gone.place} lost ${gone.was} for ${Math.round((back?.at ?? 0) - gone.at)} ms`]
        : []
    })
  })

/** How long a badge may lag behind an outbox on a machine that has much else to do, milliseconds. */
const lag = 4000

function lies(device: ChaosDevice): string[] {
  return device.samples.flatMap((sample, at) => {
    if (!sample.badge.includes('已全部同步') || sample.ops.length === 0) return []
    const later = device.samples.slice(at + 1).find((one) => one.at - sample.at >= lag)
    const between = device.samples.filter((one) => one.at >= sample.at && one.at <= (later?.at ?? 0))
    const isSame = between.every(
      (one) => one.life === sample.life && one.badge === sample.badge && one.ops.some((id) => sample.ops.includes(id)),
    )
    return later && isSame
      ? [`${time(sample.at)} ${device.name} said "${sample.badge}" for ${later.at - sample.at} ms with ${sample.ops.join()} waiting`]
      : []
  })
}

/** [I16] "All is sent" is said only when nothing waits. */
export const honest: Check = ({ storm, rests }) => [
  ...Object.values(storm.devices).flatMap(lies),
  ...Object.entries(rests)
    .filter(([, { badge, dump }]) => badge.includes('已全部同步') && dump.ops.length > 0)
    .map(([name, { dump }]) => `${name} said in the end that all is sent, with ${dump.ops.map(({ id }) => id).join()} waiting`),
]
