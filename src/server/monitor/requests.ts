import { mostTraces, type Trace } from '../../contract/monitor/monitor'

/** A request that was answered. `path`: the address as the route has it, undefined where there is none. `took`: milliseconds. */
export type SeenRequest = {
  readonly at: number
  readonly method: string
  readonly path: string | undefined
  readonly status: number
  readonly took: number
  /** Whose it was, where somebody signed in made it. */
  readonly tenant: number | undefined
}

/** Upper ends of the parts of the histogram of times, in milliseconds. */
export const timeEnds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

type Times = { count: number; time: number; longest: number; readonly within: number[] }

/** Times of requests by method and first digit of the status. `within`: how many took no longer than each of `timeEnds`. */
export type RequestTimes = { readonly method: string; readonly status: string } & Readonly<Times>

export type RequestSums = { readonly count: number; readonly failed: number; readonly time: number; readonly longest: number }

/** Addresses of whoever looks at the server, which would soon fill what is remembered, and of files of the app. */
const untold = /^\/(actuator|sys\/monitor|sys\/actuator|healthz|assets|\*|[\w-]+\.\w+$)/
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

const traceOf = ({ at, method, path, status, took }: SeenRequest): Trace => ({
  timestamp: new Date(at).toISOString(),
  request: { method, uri: path ?? '/**' },
  response: { status },
  timeTaken: Math.round(took),
})

/** Remembers the last requests, and sums of all. */
export class Requests {
  readonly #ring: SeenRequest[] = []
  #next = 0
  readonly #times = new Map<string, RequestTimes & Times>()

  see(seen: SeenRequest): void {
    this.#count(seen)
    if (seen.method === 'OPTIONS' || untold.test(seen.path ?? '')) return
    this.#ring[this.#next] = seen
    this.#next = (this.#next + 1) % mostTraces
  }

  /** What a house may see of the last requests, the latest first: its own, and those of whoever was not signed in. */
  traces(tenant: number): Trace[] {
    const inOrder = [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)].reverse()
    return inOrder.filter((seen) => seen.tenant === undefined || seen.tenant === tenant).map(traceOf)
  }

  times(): readonly RequestTimes[] {
    return [...this.#times.values()]
  }

  sums(): RequestSums {
    const all = this.times()
    return {
      count: all.reduce((sum, { count }) => sum + count, 0),
      failed: all.reduce((sum, { count, status }) => sum + (status === '5xx' ? count : 0), 0),
      time: all.reduce((sum, { time }) => sum + time, 0),
      longest: Math.max(0, ...all.map(({ longest }) => longest)),
    }
  }

  #count({ method: asked, status: answered, took }: SeenRequest): void {
    const [method, status] = [known.has(asked) ? asked : 'OTHER', `${Math.floor(answered / 100)}xx`]
    const name = `${method} ${status}`
    const times = this.#times.get(name) ?? { method, status, count: 0, time: 0, longest: 0, within: timeEnds.map(() => 0) }
    times.count++
    times.time += took
    times.longest = Math.max(times.longest, took)
    for (const [at, end] of timeEnds.entries()) if (took <= end) times.within[at] = (times.within[at] ?? 0) + 1
    this.#times.set(name, times)
  }
}
