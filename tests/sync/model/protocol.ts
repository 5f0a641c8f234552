import fc from 'fast-check'
import type { Bug } from './bugs'
import { checkEnd, heal } from './heal'
import { play, type Schedule, schedule } from './schedule'
import { World } from './world'

/** Plays a schedule, heals, and answers every rule that was broken. */
export async function brokenBy(what: Schedule, planted: readonly Bug[] = []): Promise<string[]> {
  const world = new World(new Set(planted))
  await play(world, what)
  if (world.server.broken.length === 0) await heal(world)
  return world.server.broken.length > 0 ? world.server.broken : checkEnd(world)
}

/** The property: whatever happens in whatever order, no rule is broken. */
export const protocol = (length: number, planted: readonly Bug[] = []) =>
  fc.asyncProperty(schedule(length), async (what) => {
    const broken = await brokenBy(what, planted)
    if (broken.length > 0) throw new Error(broken.slice(0, 5).join('\n'))
  })
