import type { Session } from './read-sessions'

/** How long a person is remembered before roles and permissions are read again. */
const remembered = 15_000
const most = 10_000

/** A short memory of who holds which token, so that a request costs no query. `read` answers those of these hashes that somebody holds. */
export function sessionMemory(read: (hashes: readonly string[]) => Promise<readonly Session[]>) {
  const memory = new Map<string, { session: Session; until: number }>()
  // Counts what was forgotten, so that whoever was being read meanwhile is not remembered as they were before.
  let era = 0
  return {
    /** Sessions by hash; all that are not remembered are read together. */
    async find(hashes: readonly string[]): Promise<Map<string, Session>> {
      const now = Date.now()
      const known = hashes.flatMap((hash) => memory.get(hash) ?? []).filter(({ until }) => until > now)
      const found = new Map(known.map(({ session }) => [session.tokenHash, session]))
      const open = hashes.filter((hash) => !found.has(hash))
      for (const hash of open) memory.delete(hash)
      const began = era
      for (const session of open.length > 0 ? await read(open) : []) {
        found.set(session.tokenHash, session)
        if (began === era) memory.set(session.tokenHash, { session, until: Date.now() + remembered })
      }
      if (memory.size > most) memory.clear()
      return found
    },
    forgetIf(test: (session: Session) => boolean): void {
      era++
      for (const [hash, { session }] of memory) if (test(session)) memory.delete(hash)
    },
  }
}
