import type { LightMyRequestResponse } from 'fastify'
import { textOf } from './judge'

const through = 'success'

/** How an answer went: with success, or the error it named, or else its status. */
function wentHow(answered: LightMyRequestResponse): string {
  const text = textOf(answered)
  if (answered.statusCode < 400 && !text.startsWith('{"success":false')) return through
  return /"error":"([\w.-]+)"/.exec(text)?.[1] ?? String(answered.statusCode)
}

const most = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([how, count]) => `${how} ${count}`)
    .join(', ')

/** How requests went, by kind of address. */
export class Tally {
  private readonly all = new Map<string, number>()
  private readonly each: Map<string, Map<string, number>>

  constructor(kinds: readonly string[]) {
    this.each = new Map(kinds.map((kind) => [kind, new Map()]))
  }

  /** Answers how it went. */
  note(kind: string, answered: LightMyRequestResponse): string {
    const how = wentHow(answered)
    for (const counts of [this.all, this.each.get(kind)]) counts?.set(how, (counts.get(how) ?? 0) + 1)
    return how
  }

  get successes(): number {
    return this.all.get(through) ?? 0
  }

  /** What came most. */
  get told(): string {
    return most(this.all)
  }

  /** Addresses nobody came through to, and what they were told: requests to them reach no further than a check. */
  get shut(): string {
    return [...this.each]
      .filter(([, counts]) => !counts.has(through))
      .map(([kind, counts]) => `${kind}: ${most(counts)}`)
      .sort()
      .join('\n')
  }
}
