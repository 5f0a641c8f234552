import type { Session } from './read-sessions'

/** How long a person is remembered before roles and permissions are read again. */
const remembered = 15_000
/** Who was here so lately is read again together with the others. */
const lately = 60_000
const most = 10_000
/** Most who are read together. */
const together = 500

type CachedSession = { readonly session: Session; readonly until: number; used: number }
/** A read that is under way: of whom, and since which era. */
type Reading = { readonly of: ReadonlySet<string>; readonly era: number; readonly found: Promise<ReadonlyMap<string, Session>> }

type Read = (hashes: readonly string[]) => Promise<readonly Session[]>

/**
 * A short memory of who holds which token, so that a request costs no query. `read` answers those of some hashes that somebody holds. When one
 * has to be read again, so have most others of a busy house: they are read by the same statement.
 */
export class SessionMemory {
  readonly #read: Read
  readonly #memory = new Map<string, CachedSession>()
  // Counts what was forgotten, so that whoever was being read meanwhile is not remembered as they were before.
  #era = 0
  #reading: Reading | undefined

  constructor(read: Read) {
    this.#read = read
  }

  /** Sessions by hash; all that are not remembered are read together. */
  async find(hashes: readonly string[]): Promise<Map<string, Session>> {
    const now = Date.now()
    const found = new Map<string, Session>()
    for (const hash of hashes) {
      const known = this.#memory.get(hash)
      if (known) known.used = now
      if (known && known.until > now) found.set(hash, known.session)
    }
    const open = hashes.filter((hash) => !found.has(hash))
    const fresh = open.length > 0 ? await this.#again(open, now) : found
    for (const hash of open) {
      const session = fresh.get(hash)
      if (session) found.set(hash, session)
    }
    return found
  }

  /** Whether somebody was known to hold this token when it was last looked up. */
  has(hash: string): boolean {
    return this.#memory.has(hash)
  }

  /** Has these read again before they are answered. That somebody held their tokens is still known: nobody begins a new count of calls by it. */
  forgetIf(test: (session: Session) => boolean): void {
    this.#era++
    for (const [hash, { session, used }] of this.#memory) if (test(session)) this.#memory.set(hash, { session, used, until: 0 })
  }

  /** Reads these, and who else is due; or joins whoever is reading them already. */
  #again(open: readonly string[], now: number): Promise<ReadonlyMap<string, Session>> {
    const under = this.#reading
    if (under?.era === this.#era && open.every((hash) => under.of.has(hash))) return under.found
    const due = [...this.#memory].filter(([, known]) => known.until <= now && known.used > now - lately).map(([hash]) => hash)
    const of = new Set([...open, ...due.slice(0, together)])
    const mine: Reading = { of, era: this.#era, found: this.#take([...of], this.#era) }
    this.#reading = mine
    const end = () => {
      if (this.#reading === mine) this.#reading = undefined
    }
    mine.found.then(end, end)
    return mine.found
  }

  async #take(hashes: readonly string[], era: number): Promise<ReadonlyMap<string, Session>> {
    const found = new Map((await this.#read(hashes)).map((session) => [session.tokenHash, session]))
    if (era !== this.#era) return found
    const now = Date.now()
    for (const hash of hashes) {
      const session = found.get(hash)
      if (session) this.#memory.set(hash, { session, until: now + remembered, used: this.#memory.get(hash)?.used ?? now })
      else this.#memory.delete(hash)
    }
    if (this.#memory.size > most) this.#memory.clear()
    return found
  }
}
