import type { DictItems, Permissions, Person } from '../session/person'
import { lifetime } from '../session/storage'
import { inLocks, type Lock, lockKey } from './lock-db'

/** Rounds of PBKDF2 (SHA-256) between a PIN and its key. */
export const rounds = 600_000
/** Wrong PINs after which only an online sign-in will do. */
export const mostTries = 5

/** Everything a sign-in needs to be taken up again without network. */
export type SignIn = {
  readonly token: string
  readonly person: Person
  readonly tenant: string
  readonly permissions?: Permissions
  readonly dictionaries: DictItems
}

/** How an attempt went: the sign-in, so many tries left, or nothing left but signing in online. */
export type Attempt = { readonly signIn: SignIn } | { readonly left: number } | 'online'

async function keyFrom(pin: string, salt: Uint8Array<ArrayBuffer>, times: number): Promise<CryptoKey> {
  const given = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: times }
  return crypto.subtle.deriveKey(how, given, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Gives a signed-in person a PIN on this device, or another one. A second PIN lives no longer than the first would have. */
export async function setPin({ person, tenant }: Pick<SignIn, 'person' | 'tenant'>, pin: string, now: number): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const open = await keyFrom(pin, salt, rounds)
  const key = lockKey(tenant, person.id)
  await inLocks(async (locks) => {
    const known = await locks.get(key)
    const times = { since: known?.since ?? now, until: known?.until ?? now + lifetime }
    await locks.put({ key, tenant, user: person.id, name: person.realname, salt, rounds, tries: 0, open, ...times })
  })
}

const hasEnded = ({ since, until, tries }: Lock, now: number): boolean => now >= until || now < since - 60_000 || tries >= mostTries

/** Takes a PIN away, with whatever it locked. */
export const dropPin = (tenant: string, user: string): Promise<void> => inLocks((locks) => locks.delete(lockKey(tenant, user)))

/** Locks a sign-in away under its person's PIN. Answers false, and does nothing, where there is none. */
export async function lockAway(signIn: SignIn, now: number): Promise<boolean> {
  const key = lockKey(signIn.tenant, signIn.person.id)
  const lock = await inLocks((locks) => locks.get(key))
  if (!lock?.open || hasEnded(lock, now)) return false
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock.open, new TextEncoder().encode(JSON.stringify(signIn)))
  const { open: _, ...closed } = lock
  await inLocks((locks) => locks.put({ ...closed, iv, sealed }))
  return true
}

/** Who is locked out here and may come back with a PIN. Locks whose time is over are thrown away. */
export const lockedPeople = (now: number): Promise<readonly Pick<Lock, 'key' | 'name' | 'until'>[]> =>
  inLocks(async (locks) => {
    const all = await locks.toArray()
    await locks.bulkDelete(all.filter((lock) => hasEnded(lock, now)).map(({ key }) => key))
    return all.filter((lock) => lock.sealed && !hasEnded(lock, now)).map(({ key, name, until }) => ({ key, name, until }))
  })

/** Counts a try before it is made, so that none is free for whoever ends the browser in the middle of it. */
const countTry = (key: string, now: number): Promise<Lock | undefined> =>
  inLocks(async (locks) => {
    const lock = await locks.get(key)
    if (!lock?.sealed || hasEnded(lock, now)) {
      await locks.delete(key)
      return undefined
    }
    await locks.put({ ...lock, tries: lock.tries + 1 })
    return { ...lock, tries: lock.tries + 1 }
  })

/** Tries a PIN. With the right one the lock stands open again, with all its tries. */
export async function unlock(key: string, pin: string, now: number): Promise<Attempt> {
  const lock = await countTry(key, now)
  if (!lock?.sealed || !lock.iv) return 'online'
  const { iv, sealed, salt, tries, ...rest } = lock
  const open = await keyFrom(pin, salt, lock.rounds)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, open, sealed).catch(() => undefined)
  if (plain) {
    await inLocks((locks) => locks.put({ ...rest, salt, tries: 0, open }))
    return { signIn: JSON.parse(new TextDecoder().decode(plain)) as SignIn }
  }
  if (tries < mostTries) return { left: mostTries - tries }
  await inLocks((locks) => locks.delete(key))
  return 'online'
}
