import type { SyncMood } from './status'

/** What windows of one person tell each other. */
export type Message =
  | { readonly kind: 'wake'; readonly reason: Wake }
  | { readonly kind: 'mood'; readonly mood: SyncMood }
  | { readonly kind: 'pen' | 'resume' | 'left' }

/** Why there may be something to exchange. */
export type Wake = 'start' | 'saved' | 'online' | 'offline' | 'visible' | 'socket' | 'push' | 'manual' | 'timer' | 'poke' | 'lead'

export type Channel = { post(message: Message): void; listen(hear: (message: Message) => void): () => void; close(): void }
export type Locks = { request(name: string, options: LockOptions, hold: () => Promise<void>): Promise<unknown> }

/**
 * Everything outside the engine that a test wants to own. `now` is what the device's clock says, which somebody may set at any time;
 * `elapsed` only ever goes on, from wherever it began. `after` answers how to call it off. Times in milliseconds.
 */
export type World = {
  readonly now: () => number
  readonly elapsed: () => number
  readonly random: () => number
  readonly after: (ms: number, run: () => void) => () => void
  readonly isVisible: () => boolean
  readonly locks: Locks | undefined
  readonly channel: Channel
}

function afterBrowser(ms: number, run: () => void) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

function openChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = (event: MessageEvent<Message>) => hear(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}

/** The browser's own, for the database `name`, except for what is given. */
export const worldOf = (name: string, given: Partial<World>): World => ({
  now: given.now ?? (() => Date.now()),
  elapsed: given.elapsed ?? given.now ?? (() => performance.now()),
  random: given.random ?? (() => Math.random()),
  after: given.after ?? afterBrowser,
  isVisible: given.isVisible ?? (() => globalThis.document?.visibilityState !== 'hidden'),
  locks: 'locks' in given ? given.locks : globalThis.navigator?.locks,
  channel: given.channel ?? openChannel(name),
})
