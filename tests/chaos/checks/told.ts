import { people, seatNames } from '../people'
import type { Told } from '../told'
import type { Case, Check } from './case'
import { mayBeTaken } from './restores'
import { type Own, ownOps, trace, words } from './trace'

/** What the person did last to the row of which they were told something. */
const lastOn = (found: Case, { seat, noun, key }: Told): string =>
  ownOps(found, seat)
    .filter((op) => op.noun === noun && op.key === key)
    .slice(-8)
    .map(({ n, verb, patch, kept }) => `${n} ${verb} ${JSON.stringify(patch)} ${kept ? `${kept.outcome} ${kept.batch}` : 'here'}`)
    .join('; ')

/** [I1] Where an op that was told of ended: in effect or superseded, held with a record of it, or parked where its person sees it. */
function fateOf(found: Case, told: Told, op: Own | undefined): string | undefined {
  const { rests, evidence } = found
  const { dump, cards } = rests[told.seat]
  if (!op) return `${words(told)}, and no such op is anywhere; on that row: ${lastOn(found, told)}`
  const fare = dump.fares.find((one) => one.id === op.id)
  const isHere = dump.ops.some((one) => one.id === op.id)
  const outcome = op.kept?.outcome
  if (outcome === 'applied') return isHere ? `${words(told)}: applied, and still waiting on the device (${op.id})` : undefined
  if (outcome === 'conflict') {
    return evidence.conflicts.some((one) => one.id === op.id) ? undefined : `${words(told)}: held, and no record of the clash ${op.id}`
  }
  if (!isHere) return `${words(told)}: ${outcome ?? 'never arrived'}, and gone from the device (${op.id})`
  return cards > 0
    ? undefined
    : `${words(told)}: ${outcome ?? 'never arrived'}, ${fare?.fate ?? 'waiting'}, and the conflict centre shows nothing (${op.id})`
}

/** How long before its screen said so a call may have been written, and after, milliseconds. */
const span = { before: 15_000, after: 1000 }

/** Days a screen said were opened again and that no call opened. A restore may have taken the call away: no device keeps one. */
function reopens(found: Case): string[] {
  const calls = found.evidence.ops.filter(({ op, outcome }) => op.verb === 'reopen' && outcome === 'applied')
  return found.storm.log.told.flatMap((told) => {
    if (told.value !== 'reopen') return []
    const at = calls.findIndex(({ key, batch }) => {
      const late = told.at - Date.parse(batch)
      return key === told.key && late < span.before && late > -span.after
    })
    if (at >= 0) calls.splice(at, 1)
    return at >= 0 || mayBeTaken(found, told) ? [] : [`${words(told)}, and nobody opened it`]
  })
}

/** [I1] Nothing a screen said was kept is lost. */
export const noLoss: Check = (found) => {
  const traced = seatNames.flatMap((seat) => trace(found, seat))
  return [...traced.flatMap(({ told, op }) => fateOf(found, told, op) ?? []), ...reopens(found)]
}

/** Clashes that one person's edits of one row have met are one card; everything else that is held has a card of its own. */
const cardOf = (row: Readonly<Record<string, unknown>>): string =>
  row.verb === 'edit' && row.reason === 'clash' ? `${row.noun} ${row.rowId} ${row.author}` : String(row.id)

/** A clash of this person's that somebody else decided, which they have not said they know. */
const isNews = (row: Readonly<Record<string, unknown>>, user: string): boolean =>
  row.state === 'resolved' && row.author === user && Boolean(row.decider) && row.decider !== user && row.told !== true

/** [I1] The conflict centre shows every refused op and every question of open clashes, each as one card, and every decision its person has yet to learn. */
export const visible: Check = ({ rests }) =>
  seatNames.flatMap((seat) => {
    const { dump, cards, decided, badge } = rests[seat]
    const clashes = dump.rows.filter(({ noun, gen }) => noun === 'conflict' && gen === dump.gen).map(({ row }) => row)
    const held = clashes.filter((row) => row.state === 'open')
    const due = new Set(held.map(cardOf)).size + dump.ops.length
    const news = clashes.filter((row) => isNews(row, people[seat].id)).length
    const isSaid = due + news === 0 || badge.includes('需要您处理')
    return cards === due && decided === news && isSaid
      ? []
      : [
          `${seat}: ${held.length} open clashes and ${dump.ops.length} ops, ${due} questions, are shown as ${cards} cards; ${news} decisions as ${decided}; under "${badge}"`,
        ]
  })

/** [I5] When all is well again everything goes that may. */
export const progress: Check = ({ rests }) =>
  seatNames.flatMap((seat) => {
    const { dump, badge, isQuiet, seconds } = rests[seat]
    if (isQuiet) return []
    const waits = dump.ops.map(
      ({ id, noun, key, verb }) => `${verb} ${noun} ${key} ${id} ${dump.fares.find((one) => one.id === id)?.fate ?? ''}`,
    )
    return [
      `${seat} did not come to rest in ${seconds} s: "${badge}", ${dump.acked.length} accepted without row, waiting: ${waits.join('; ')}`,
    ]
  })
