import type { StoreApi } from 'zustand/vanilla'
import type { UploadQueue } from '../outbox/upload-queue'
import { moodOf, type SyncMood, type SyncStatus } from '../status'
import { isFull } from '../steady'
import type { Wake, World } from '../world'
import { createBackoff } from './backoff'
import { isCallFault, isReached, pauseFor } from './call-fault'
import type { Line, Round } from './exchange'
import { createScheduler } from './scheduler'

export type SyncLoop = { wake(reason: Wake): void; resume(): void; setMood(mood: Partial<SyncMood>): void; stop(): void }

type Outlet = {
  readonly line: Line
  readonly world: World
  readonly status: StoreApi<SyncStatus>
  readonly recount: () => Promise<void>
  readonly uploadQueue?: UploadQueue
}

/** How things stand after a round that failed. */
function moodAfter(fault: unknown, before: SyncStatus): Partial<SyncMood> {
  const pause = pauseFor(fault) ?? (isFull(fault) ? 'storage' : undefined)
  const online = isCallFault(fault) ? isReached(fault) : before.online
  return { online, fresh: false, phase: pause === 'auth' || pause === 'update' ? 'idle' : 'resting', pause }
}

const isHalted = ({ pause }: SyncMood) => pause === 'auth' || pause === 'update'

/** Exchanges when there is reason to, and says how it goes. A window that does not lead passes its reasons on. */
export function createSyncLoop({ line, world, status, recount, uploadQueue }: Outlet): SyncLoop {
  let last: Round = { complete: false, full: false, newer: false }
  let isStopped = false
  let callOff: () => void = () => undefined
  const setMood = (mood: Partial<SyncMood>) => {
    status.setState(mood)
    if (!isStopped && status.getState().leads) world.channel.post({ kind: 'mood', mood: moodOf(status.getState()) })
  }
  const scheduler = createScheduler({
    world,
    backoff: createBackoff(world),
    async round(isWanted) {
      setMood({ phase: 'exchanging' })
      // Nothing is exchanged before the first screen: it comes with what the first exchange waits for.
      const { exchange } = await import('./exchange')
      last = await exchange(line)
      await recount()
      // Files go after what needs none, which never waits for them.
      const pause = await uploadQueue?.(() => isStopped || isWanted())
      callOff()
      if (pause === 0) scheduler.wake('saved')
      else if (pause) callOff = world.after(pause, () => wake('saved'))
    },
    onEnd(fault) {
      if (isStopped) return 'halt'
      const pause = last.full ? 'storage' : last.newer ? 'newer' : undefined
      const good = { online: true, fresh: last.complete, phase: 'idle', pause } as const
      setMood(fault === undefined ? good : moodAfter(fault, status.getState()))
      return isHalted(status.getState()) ? 'halt' : 'go'
    },
  })
  const wake = (reason: Wake) => {
    if (isStopped || isHalted(status.getState())) return
    if (status.getState().leads) scheduler.wake(reason)
    else world.channel.post({ kind: 'wake', reason })
  }
  return {
    wake,
    setMood,
    resume() {
      if (status.getState().pause === 'auth') setMood({ pause: undefined })
      wake('manual')
    },
    stop() {
      isStopped = true
      scheduler.halt()
    },
  }
}
