const mib = 1024 * 1024
/** Below this much free room no more pictures are copied to look at; below the second the person is told. Bytes. */
const enough = { copies: 200 * mib, work: 200 * mib } as const
/** Share of the room allowed to this app above which the person is told. */
export const mostUsed = 0.8

/** What this app uses of the room it is given, in bytes; undefined where the browser does not tell. */
export async function readRoom(): Promise<{ usage: number; quota: number } | undefined> {
  const { usage, quota } = (await globalThis.navigator?.storage?.estimate?.().catch(() => undefined)) ?? {}
  return usage === undefined || !quota ? undefined : { usage, quota }
}

/** Whether copies of pictures may be kept. Where nothing is known, they may: a full device says so itself. */
export async function hasRoomForCopies(): Promise<boolean> {
  const known = await readRoom()
  return !known || known.quota - known.usage >= enough.copies
}

/** Whether so little room is left that the person should do something before it runs out. */
export const isShort = ({ usage, quota }: { usage: number; quota: number }): boolean =>
  quota - usage < enough.work || usage >= mostUsed * quota

export async function isShortOfRoom(): Promise<boolean> {
  const known = await readRoom()
  return known !== undefined && isShort(known)
}
