import type { Channel, Locks, Message, World } from '../../../src/app/offline/world'

/** A clock that stands still until told. Timers run in the order they fall due. */
export class FakeClock {
  time: number
  private timers: { at: number; run: () => void }[] = []

  constructor(time: number) {
    this.time = time
  }

  readonly now = () => this.time
  readonly elapsed = this.now
  readonly after = (ms: number, run: () => void) => {
    const timer = { at: this.time + ms, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  /** Lets time pass, a second at a time, and everything between happen. */
  async pass(ms: number): Promise<void> {
    for (const end = this.time + ms; this.time < end; ) {
      this.time = Math.min(end, this.time + 1000)
      const due = this.timers.filter((timer) => timer.at <= this.time).sort((one, two) => one.at - two.at)
      this.timers = this.timers.filter((timer) => timer.at > this.time)
      for (const timer of due) timer.run()
      await settle()
    }
  }
}

/** Lets everything that is ready happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 25; turn++) await new Promise((resolve) => setImmediate(resolve))
}

type Request = { readonly hold: () => Promise<void>; readonly resolve: () => void; readonly reject: (error: unknown) => void }

/** Web locks of one browser: first come, first served; `steal` takes at once. */
export class FakeLocks implements Locks {
  private readonly queues = new Map<string, Request[]>()
  private readonly held = new Map<string, Request>()

  request(name: string, { signal, steal }: LockOptions, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = { hold, resolve, reject }
      const queue = this.queues.get(name) ?? []
      this.queues.set(name, queue)
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(request)
        if (at < 0) return
        queue.splice(at, 1)
        reject(new DOMException('given up', 'AbortError'))
      })
      if (steal) {
        this.held.get(name)?.reject(new DOMException('stolen', 'AbortError'))
        this.held.delete(name)
        queue.unshift(request)
      } else queue.push(request)
      this.grant(name)
    })
  }

  private grant(name: string): void {
    if (this.held.has(name)) return
    const next = this.queues.get(name)?.shift()
    if (!next) return
    this.held.set(name, next)
    next.hold().then(() => {
      if (this.held.get(name) === next) this.held.delete(name)
      next.resolve()
      this.grant(name)
    })
  }
}

/** Windows of one browser hearing each other. */
export class FakeAir {
  private readonly ears = new Set<{ readonly owner: object; readonly hear: (message: Message) => void }>()

  open(): Channel {
    const owner = {}
    return {
      post: (message) => {
        for (const ear of [...this.ears]) if (ear.owner !== owner) queueMicrotask(() => ear.hear(structuredClone(message)))
      },
      listen: (hear) => {
        const ear = { owner, hear }
        this.ears.add(ear)
        return () => this.ears.delete(ear)
      },
      close: () => undefined,
    }
  }
}

/** One browser with a clock; each call of `window` is one more window of it. */
export class FakeBrowser {
  readonly clock: FakeClock
  readonly locks = new FakeLocks()
  readonly air = new FakeAir()

  constructor(time: number) {
    this.clock = new FakeClock(time)
  }

  window(isVisible: () => boolean = () => true): World {
    return {
      now: this.clock.now,
      elapsed: this.clock.now,
      after: this.clock.after,
      random: () => 0.5,
      isVisible,
      locks: this.locks,
      channel: this.air.open(),
    }
  }
}
