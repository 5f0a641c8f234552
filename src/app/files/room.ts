const mib = 1024 * 1024
/** Below this much free room no more pictures are copied to look at; below the second the person is told. Bytes. */
const enough = { copies: 200 * mib, work: 50 * mib } as const
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

/** Whether the device is about to run out of room, so that the person should do something before it happens. */
export async function isShortOfRoom(): Promise<boolean> {
  const known = await readRoom()
  return known !== undefined && (known.quota - known.usage < enough.work || known.usage > mostUsed * known.quota)
}
