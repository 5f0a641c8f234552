import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/areas/demo/published/random'
import type { Reply, Settled } from '../../../src/contract/sync/exchange'
import { finalOutcomes } from '../../../src/contract/sync/op'
import { postJson } from '../../kit/server/post-json'
import { type Sent, Work } from './work'

/** Ops a sender leaves unsettled at most, as somebody working without pause would. */
const pile = 30

const isFinal = (settled: Settled): boolean => (finalOutcomes as readonly string[]).includes(settled.outcome)
const gist = ({ outcome, seq, rev }: Settled): string => `${outcome} seq ${seq} rev ${rev}`

/** The time of day of a test: work comes in, then only what is left is sent, then everybody goes home. */
export type Day = { phase: 'work' | 'tidy' | 'over' }

/** Somebody with two windows of one replica that both send, knowing nothing of each other's calls. */
export class Sender {
  readonly work: Work
  /** What happened that must not: an outcome that changed between two answers. */
  readonly faults: string[] = []
  /** Why calls brought no outcomes: the code of the refusal, or what the network said; and ops the server could not decide on. */
  readonly excuses = new Set<string>()
  /** Calls with and without an answer, and outcomes first heard when the op was sent again. */
  readonly noticed = { answered: 0, unanswered: 0, late: 0 }
  readonly #random: Random
  readonly #ask: (ops: readonly unknown[]) => Promise<Reply>
  #since = 0

  constructor(
    random: Random,
    who: { readonly address: () => string; readonly token: string; readonly shelf: string; readonly from: string },
  ) {
    this.#random = random
    this.work = new Work(random, who.shelf)
    this.#ask = async (ops) => {
      const body = { epoch: null, replica: this.work.replica, since: this.#since, scope: null, ops }
      const { result, error } = await postJson<Reply | null>(who.address(), '/sync', body, {
        'x-access-token': who.token,
        'x-forwarded-for': who.from,
      })
      if (!result) throw new Error(error)
      this.#since = result.next
      return result
    }
  }

  async run(day: Day): Promise<void> {
    await Promise.all([this.#window(day), this.#window(day)])
  }

  async #window(day: Day): Promise<void> {
    while (day.phase === 'work' || (day.phase === 'tidy' && this.work.open().length > 0)) {
      while (day.phase === 'work' && this.work.open().length < pile) this.work.more()
      const batch = this.#choose()
      try {
        const { settled } = await this.#ask(batch.map(({ op }) => op))
        this.noticed.answered += 1
        for (const one of settled.filter(isFinal)) this.#take(one)
        for (const { code } of settled.filter((one) => !isFinal(one))) this.excuses.add(`op: ${code}`)
        await sleep(this.#random.whole(20, 120))
      } catch (error) {
        this.excuses.add((error as Error).message)
        this.noticed.unanswered += 1
        await sleep(this.#random.whole(200, 900))
      }
    }
  }

  /** Some of what is open, from the front, now and then with ops that are done and in any order. */
  #choose(): Sent[] {
    const { chance, whole, shuffled } = this.#random
    const open = this.work.open().slice(0, whole(1, 20))
    const done = chance(0.3) ? shuffled(this.work.sent.slice(-60).filter((one) => one.settled)).slice(0, 5) : []
    return chance(0.2) ? shuffled([...open, ...done]) : [...done, ...open]
  }

  #take(settled: Settled): void {
    const sent = this.work.sent.find(({ op }) => op.id === settled.id)
    if (!sent) this.faults.push(`an answer to what was never sent: ${settled.id}`)
    else if (!sent.settled) {
      sent.settled = settled
      if (settled.dup) this.noticed.late += 1
    } else if (gist(sent.settled) !== gist(settled)) this.faults.push(`${settled.id} was ${gist(sent.settled)}, then ${gist(settled)}`)
  }
}
