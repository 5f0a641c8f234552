import type { Ask, Reply } from '../../../src/contract/sync/exchange'
import type { Roll } from '../../kit/dice'
import type { Caller } from '../../kit/server/open-house'

/** The network of one device: fair, or with every mishap there is. */
export class Weather {
  isFair = false
  /** Calls under way. */
  flying = 0
  private readonly roll: Roll
  private readonly caller: () => Caller
  private late: Ask[] = []

  constructor(roll: Roll, caller: () => Caller) {
    this.roll = roll
    this.caller = caller
  }

  readonly transport = async (ask: Ask): Promise<Reply> => {
    this.flying++
    try {
      return await this.carry(ask)
    } finally {
      this.flying--
    }
  }

  private async carry(ask: Ask): Promise<Reply> {
    const mishap = this.isFair ? 99 : this.roll(24)
    if (mishap < 2) throw { status: 0 }
    if (mishap === 2) throw { status: 503, retryAfter: 1 }
    if (mishap === 3) throw { status: 500 }
    if (mishap === 4) this.late.push(structuredClone(ask))
    if (mishap === 5) await new Promise((resolve) => setTimeout(resolve, 1 + this.roll(30)))
    const reply = await this.deliver(ask)
    if (mishap === 6) await this.deliver(ask)
    if (mishap === 7 || mishap === 8) throw { status: 0 }
    if (mishap === 9) throw { status: 500 }
    return reply
  }

  private async deliver(ask: Ask): Promise<Reply> {
    const answered = await this.caller()('POST /sync', structuredClone(ask))
    if (answered.status !== 200) throw { status: answered.status, code: answered.error }
    return answered.result
  }

  /** Copies of old calls arrive, long after anybody waits for their replies. */
  async deliverLate(): Promise<void> {
    const asks = this.late
    this.late = []
    for (const ask of asks) await this.deliver(ask).catch(() => undefined)
  }
}
