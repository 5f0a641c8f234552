import type { Change } from '../../../src/contract/sync/exchange'
import { dayOf } from '../../../src/contract/time'
import { people, seatNames } from '../people'
import type { Check } from './case'

type Held = { readonly noun: string; readonly id: string; readonly row: Readonly<Record<string, unknown>> | null }

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => a.localeCompare(b)))
      : one,
  )

/** At the edge of what devices keep, a wrong clock may have let a row go. */
const isKept = ({ row }: Held): boolean => {
  const day = row?.date
  return typeof day !== 'string' || day >= dayOf(new Date(Date.now() - 25 * 86_400_000))
}

const byKey = (rows: readonly Held[]) => new Map(rows.filter(isKept).map((one) => [`${one.noun} ${one.id}`, one]))

/** [I3] Every device holds what a new device of its person would be given, and nothing else. */
export const converged: Check = ({ rests, evidence }) =>
  seatNames.flatMap((seat) => {
    const { dump } = rests[seat]
    const here = byKey(dump.rows)
    const there = byKey(evidence.copies[seat].filter((change: Change) => change.row !== null))
    const wrong = [...new Set([...here.keys(), ...there.keys()])].filter(
      (key) => sorted(here.get(key)?.row) !== sorted(there.get(key)?.row),
    )
    return wrong
      .slice(0, 10)
      .map((key) => `${seat} holds ${key} as ${sorted(here.get(key)?.row)} instead of ${sorted(there.get(key)?.row)}`)
  })

/** [I3] The records of these days on every device, against the tables of the database. */
export const sameAsTables: Check = ({ rests, evidence }) =>
  seatNames.flatMap((seat) => {
    const { reach, home } = people[seat]
    // The kitchen counts heads and holds no marks.
    if (home !== 'board') return []
    const held = new Map(rests[seat].dump.rows.filter((one) => one.noun === 'attendance-record').map((one) => [one.id, one.row]))
    const within = evidence.records.filter((row) => reach === 'all' || reach.includes(row.scope))
    return within.flatMap((row) => {
      const here = held.get(row.id)
      const isSame = row.gone ? !here : here?.rev === row.rev && here.status === row.status
      return isSame
        ? []
        : [
            `${seat} has ${row.id} at ${String(here?.rev)} ${String(here?.status)}, the table at ${row.rev} ${row.gone ? 'gone' : String(row.status)}`,
          ]
    })
  })

/** [I12] No device holds a record of a class its person does not work with, and the kitchen none at all. */
export const isolated: Check = ({ rests, evidence }) => {
  const scopes = new Map(evidence.records.map((row) => [row.id, row.scope]))
  return seatNames.flatMap((seat) => {
    const { reach, home } = people[seat]
    if (reach === 'all') return []
    const strange = rests[seat].dump.rows.filter(({ id, noun, row }) => {
      if (home !== 'board') return noun === 'attendance-record' || noun === 'child'
      const scope = noun === 'attendance-record' ? (scopes.get(id) ?? `class/${String(row.classId)}`) : row.scope
      return typeof scope === 'string' && scope.startsWith('class/') && !reach.includes(scope)
    })
    return strange.map(({ noun, id }) => `${seat} of ${people[seat].username} holds ${noun} ${id}`)
  })
}

/** [I15] The numbers of changes have no gap, the counter is the last of them, and no device has read past it. */
export const changeLog: Check = ({ evidence, rests }) => {
  const first = evidence.log[0]?.seq ?? 1
  const gaps = evidence.log.filter(({ seq }, at) => seq !== first + at).slice(0, 3)
  const last = evidence.log.at(-1)?.seq ?? 0
  const known = new Map(evidence.log.map((one) => [`${one.noun} ${one.id}`, one.seq]))
  const unlogged = evidence.ops.filter(
    (one) => one.settled.seq > 0 && !evidence.log.some((change) => change.seq === one.settled.seq && change.batch === one.batch),
  )
  const ahead = seatNames.flatMap((seat) =>
    rests[seat].dump.rows
      .filter((row) => row.seq > evidence.counter)
      .map((row) => `${seat} holds ${row.noun} ${row.id} of ${row.seq}, the counter is at ${known.get(`${row.noun} ${row.id}`)}`),
  )
  return [
    ...gaps.map(({ seq }) => `a gap before ${seq}`),
    ...(last === evidence.counter || last === 0 ? [] : [`the counter is at ${evidence.counter}, the last change ${last}`]),
    ...unlogged.map((one) => `${one.id} says it is told at ${one.settled.seq}, and is not`),
    ...ahead,
  ]
}
