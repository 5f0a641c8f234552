import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import type { Change, Reply } from '../../../src/contract/sync/exchange'
import { postJson } from '../../kit/server/post-json'

/** What one reply told: the changes after `from` up to `to`. */
export type Stretch = { readonly from: number; readonly to: number; readonly changes: readonly Change[] }

/** Somebody who only reads, all the time, and keeps everything they were told. Comes from many addresses, or would be told to slow down. */
export class CursorReader {
  readonly stretches: Stretch[] = []
  readonly rows = new Map<string, NonNullable<Change['row']>>()
  readonly #replica = uuidv7()
  readonly #address: () => string
  readonly #token: string
  #since = 0
  #calls = 0

  constructor(address: () => string, token: string) {
    this.#address = address
    this.#token = token
  }

  /** Reads until `isOver`, and then to the end. */
  async run(isOver: () => boolean): Promise<void> {
    for (let left = true; left; ) {
      const isLast = isOver()
      const more = await this.#once().catch(() => true)
      left = !isLast || more
      await sleep(30)
    }
  }

  async #once(): Promise<boolean> {
    const from = this.#since
    this.#calls += 1
    const headers = { 'x-access-token': this.#token, 'x-forwarded-for': `10.9.0.${this.#calls % 100}` }
    const body = { epoch: null, replica: this.#replica, since: from, scope: null, ops: [] }
    const { result, error } = await postJson<Reply | null>(this.#address(), '/sync', body, headers)
    if (!result) throw new Error(error)
    this.#since = result.next
    if (result.next !== from || result.changes.length > 0) this.stretches.push({ from, to: result.next, changes: result.changes })
    for (const { id, row } of result.changes.filter((change) => change.noun === 'paper')) {
      if (row) this.rows.set(id, row)
      else this.rows.delete(id)
    }
    return result.more
  }
}
