import type { DemoChild } from '../../../demo/published/demo-children'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { endOf, type Spell } from './spell'

/** Open days on which a child stayed away without having been here in between, as far as they are recorded. */
export type Run = {
  readonly child: DemoChild
  readonly spells: readonly Spell[]
  readonly from: number
  readonly until: number
  readonly traceId: string | null
}

/** The spells of every child and what follows from them. */
export type Away = {
  /** Why a child stays away on an open day, and undefined when it is here. */
  readonly spellOn: (child: DemoChild, day: number) => Spell | undefined
  readonly runOn: (child: DemoChild, day: number) => Run | undefined
  readonly runs: readonly Run[]
}

/** Id of the trace of an absence that began on `date`. */
const traceId = (date: string, childId: string): string => `trace.${date}.${childId}`

function runsOf(child: DemoChild, spells: readonly Spell[], known: number, { days }: Timeline): Run[] {
  const runs: Spell[][] = []
  for (const spell of spells.filter(({ from }) => from <= known).sort((one, two) => one.from - two.from)) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && endOf(before) >= spell.from) last.push(spell)
    else runs.push([spell])
  }
  return runs.map((run) => {
    const from = run[0]?.from ?? 0
    // Illness and not having been reached ask for a trace; leave and being kept at home alone do not.
    const asks = run.some(({ mark }) => mark === 'S' || mark === 'U')
    const last = run.at(-1)
    const until = Math.min(known, last ? endOf(last) - 1 : from)
    return { child, spells: run, from, until, traceId: asks ? traceId(days[from] ?? '', child.id) : null }
  })
}

/** Looks spells up by child and day. `knownUntil` is the last open day on which a child has been marked. */
export function away(
  children: readonly DemoChild[],
  spells: readonly Spell[],
  timeline: Timeline,
  knownUntil: (child: DemoChild) => number,
): Away {
  const byChild = new Map<number, Spell[]>()
  for (const spell of spells) byChild.set(spell.child, [...(byChild.get(spell.child) ?? []), spell])
  const runs = new Map(children.map((child) => [child.at, runsOf(child, byChild.get(child.at) ?? [], knownUntil(child), timeline)]))
  return {
    spellOn: (child, day) => byChild.get(child.at)?.find((spell) => spell.from <= day && day < endOf(spell)),
    runOn: (child, day) => runs.get(child.at)?.find((run) => run.from <= day && day <= run.until),
    runs: [...runs.values()].flat(),
  }
}
