import { apart } from './framed'
import { type Copy, changeCopies, readCopies, type Texts } from './lasting-copy'

/** Milliseconds a stored sign-in and its dictionaries live: seven days. */
export const lifetime = 604_800_000
export const prefix = `${apart}pro__`

type Kept = { value: unknown; expire: number | null }

/** What was stored under `name`, or undefined when it was not, has run out, or cannot be read. */
export function recall<T>(name: string, now = Date.now()): T | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Kept | null
    if (!kept || (kept.expire !== null && kept.expire < now)) return undefined
    return kept.value as T
  } catch {
    return undefined
  }
}

/** A full or forbidden store is no reason to stop: the session then lives as long as this page does. */
function put(name: string, text: string): void {
  try {
    localStorage.setItem(prefix + name, text)
  } catch {
    // Said above.
  }
}

/** Stores a value for `life` milliseconds, or for good when that is null. */
export function keep(name: string, value: unknown, life: number | null = lifetime): void {
  const text = JSON.stringify({ value, expire: life === null ? null : Date.now() + life } satisfies Kept)
  put(name, text)
  copy(name, text)
}

export const forget = (...names: string[]): void => {
  for (const name of names) {
    localStorage.removeItem(prefix + name)
    copy(name, null)
  }
}

/** How often anything was written: the higher number is found where the later state is. */
const writes = 'WRITES'
const countOf = (text: string | null | undefined): number => Number(text) || 0
const ownCount = (): number => countOf(localStorage.getItem(prefix + writes))
const countIn = (copies: readonly Copy[]): number => countOf(copies.find(({ name }) => name === writes)?.text)

let waiting = new Map<string, string | null>()
let writing: Promise<unknown> = Promise.resolve()

/** Has a value written, or with null dropped, together with all others of the moment. */
function copy(name: string, text: string | null): void {
  const count = String(ownCount() + 1)
  put(writes, count)
  if (waiting.size === 0) writing = writing.then(writeWaiting)
  waiting.set(name, text).set(writes, count)
}

let isBehind = false

/** Writes what waits; everything, when something before could not be written. */
async function writeWaiting(): Promise<void> {
  const batch = waiting
  const decide = isBehind ? everything : () => batch
  waiting = new Map()
  isBehind = false
  // Without the copy a sign-in may have to be made again after a crash; nothing else is lost.
  await changeCopies(decide).catch(() => {
    isBehind = true
  })
}

/** All that is kept, in place of all copies, unless these have become as new meanwhile. */
function everything(copies: readonly Copy[]): Texts {
  if (countIn(copies) >= ownCount()) return new Map()
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  return new Map([
    ...copies.map(({ name }): [string, null] => [name, null]),
    ...kept.map((name): [string, string | null] => [name.slice(prefix.length), localStorage.getItem(name)]),
  ])
}

/**
 * Milliseconds a person waits for the copies at most, should the browser never answer. A slow disk right after a crash takes seconds, and
 * whoever goes on without them meets the sign-in page, or somebody else's sign-in.
 */
const patience = 10_000
const late = <T>(answer: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(answer), patience))

/** Resolves when what was kept and forgotten so far will outlive the browser's sudden end. */
export const isCopied = (): Promise<unknown> => Promise.race([writing, late(undefined)])

/**
 * Puts right what a killed browser had not yet written, or not yet taken away: whoever had left, or had locked, must not be in again, and who came
 * after them must. Answers whether there was anything. Where it is the copies that stayed behind, as when a page was left while it wrote
 * them, they are made anew.
 */
export async function recover(): Promise<boolean> {
  const copies = await Promise.race([readCopies(), late<Copy[]>([])])
  const count = countIn(copies)
  if (count < ownCount()) {
    isBehind = true
    writing = writing.then(writeWaiting)
  }
  if (count <= ownCount()) return false
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
  for (const { name, text } of copies) put(name, text)
  return true
}
