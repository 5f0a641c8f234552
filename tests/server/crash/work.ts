import { uuidv7 } from 'uuidv7'
import type { Random } from '../../../src/areas/demo/published/random'
import type { Settled } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import { plainOp } from '../../kit/device/plain-op'

/** An op and the final outcome its sender was told, once it was told one. */
export type Sent = { readonly op: Op; settled?: Settled }

/** Pages each shared row begins with. */
export const firstPages = 500
/** More than a row's pages can ever be: taking them away is always refused. */
const tooMany = 100_000

/** Rows everybody of a shelf counts up and down together. */
export const sharedRows = (shelf: string): string[] => [1, 2, 3].map((at) => `shared.${shelf}.${at}`)

type Draft = Pick<Op, 'key' | 'verb' | 'patch'>

/** The work of one replica: new rows of its own, edits of these, and adjustments of rows it shares with others. */
export class Work {
  readonly replica = uuidv7()
  readonly sent: Sent[] = []
  readonly #random: Random
  readonly #shelf: string
  #rows = 0

  constructor(random: Random, shelf: string) {
    this.#random = random
    this.#shelf = shelf
  }

  open(): Sent[] {
    return this.sent.filter((one) => !one.settled)
  }

  /** Makes one more op. Like a device it chains every op to the last on the same row that was not refused. */
  more(): void {
    const n = this.sent.length + 1
    const draft = this.#draft(n)
    const before = this.sent.findLast(
      ({ op, settled }) => op.key === draft.key && settled?.outcome !== 'rejected' && settled?.outcome !== 'blocked',
    )
    const op = plainOp({ n, ...draft, prev: before?.op.id ?? null })
    this.sent.push({ op })
  }

  #draft(n: number): Draft {
    const { chance, pick, whole } = this.#random
    if (this.#rows === 0 || chance(0.25)) {
      this.#rows += 1
      return { key: `${this.replica}.${this.#rows}`, verb: 'add', patch: { title: `made as ${n}`, shelf: this.#shelf } }
    }
    if (chance(0.5))
      return { key: `${this.replica}.${whole(Math.max(1, this.#rows - 5), this.#rows)}`, verb: 'edit', patch: { title: `edited as ${n}` } }
    const pages = chance(0.03) ? -tooMany : whole(1, 3) * (chance(0.5) ? 1 : -1)
    return { key: pick(sharedRows(this.#shelf)), verb: 'adjust', patch: { pages } }
  }
}
