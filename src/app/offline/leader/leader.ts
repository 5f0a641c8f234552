import type { World } from '../world'

const beatEvery = 5_000
const deadAfter = 20_000

export type Leader = { readonly leads: () => boolean; stop(): void }

/** What leading needs: the lock's name, the sign of life all windows see, and whom to tell of a change. */
export type Office = {
  readonly name: string
  readonly world: World
  readonly readBeat: () => Promise<number | undefined>
  readonly writeBeat: (at: number) => Promise<void>
  readonly onChange: (leads: boolean) => void
}

/** One stay in the queue for the lock. Ends when the lock is given back, taken away, or not wanted any more. */
function stand({ name, world, onChange }: Office, steal: boolean, onEnd: () => void) {
  const quit = new AbortController()
  let giveBack: (() => void) | undefined
  const hold = () =>
    new Promise<void>((resolve) => {
      if (quit.signal.aborted) resolve()
      else {
        giveBack = resolve
        onChange(true)
      }
    })
  const end = () => {
    if (giveBack) onChange(false)
    giveBack = undefined
    if (!quit.signal.aborted) onEnd()
  }
  world.locks?.request(name, steal ? { steal } : { signal: quit.signal }, hold).then(end, end)
  return {
    leads: () => giveBack !== undefined,
    handOver: () => giveBack?.(),
    leave() {
      quit.abort()
      giveBack?.()
    },
  }
}

/**
 * Chooses one window of a person to do the exchanging. A hidden leader hands over to a visible window that asks; a leader without
 * sign of life, such as a frozen page, loses the lock to a visible one. Only spares calls: two leaders do no harm, and where there
 * are no locks every window leads.
 */
export function createLeader(office: Office): Leader {
  const { world, readBeat, writeBeat, onChange } = office
  if (!world.locks) {
    onChange(true)
    return { leads: () => true, stop: () => onChange(false) }
  }
  let isStopped = false
  const queue = (steal = false) =>
    stand(office, steal, () => {
      if (!isStopped) post = queue()
    })
  let post = queue()
  const deafen = world.channel.listen(({ kind }) => {
    if (kind === 'pen' && post.leads() && !world.isVisible()) post.handOver()
  })
  const look = async () => {
    if (post.leads()) return writeBeat(world.now())
    if (!world.isVisible()) return
    world.channel.post({ kind: 'pen' })
    const beat = await readBeat()
    // A sign of life from the future is as old as one can be: the clock was put back, and whoever lives will give another.
    if (beat === undefined || Math.abs(world.now() - beat) <= deadAfter || isStopped || post.leads()) return
    post.leave()
    post = queue(true)
  }
  const tick = () => {
    look().catch(() => undefined)
    call = world.after(beatEvery, tick)
  }
  let call = world.after(beatEvery, tick)
  return {
    leads: () => post.leads(),
    stop() {
      isStopped = true
      call()
      deafen()
      post.leave()
    },
  }
}
