import { Dexie, type ObservabilitySet } from 'dexie'
import { steady } from '../offline/steady'
import { beginFirstRead } from './first-reads'
import { type Question, type Read, read } from './read'

type Told<T> = { readonly read?: Read<T>; readonly error?: unknown }

/**
 * Rows of a noun as somebody follows them. `read` answers the last ones told, undefined before the first, and throws where reading failed. `begin`
 * reads them for who is about to listen: what is drawn asks for them then, and not when it stands.
 */
export type Following<T> = {
  readonly begin: () => void
  readonly subscribe: (hear: () => void) => () => void
  readonly read: () => Read<T> | undefined
}

/** Milliseconds within which what is being drawn stands and listens, or has been left. */
const drawing = 5000

/** Times a change that came while something was read is read too before anything is told. */
const most = 3

const isClosed = (error: unknown) => error instanceof Error && ['DatabaseClosedError', 'AbortError'].includes(error.name)

type Tools = readonly [typeof import('./touched'), typeof import('./read-on')]
let tools: Tools | undefined
/** Reading on comes when something first changes, and from then on is here at once. Where it cannot come, all is read anew each time. */
async function readingOn(): Promise<Tools | undefined> {
  tools ??= await Promise.all([import('./touched'), import('./read-on')]).catch(() => undefined)
  return tools
}

/** Rows as they are after `changes`, or as they were where these are nothing to them. */
async function readAfter<T>(question: Question<T>, changes: readonly ObservabilitySet[], last: Read<T> | undefined): Promise<Read<T>> {
  const here = last && (await readingOn())
  if (!last || !here) return steady(question.db, () => read(question))
  const [{ touchedBy }, { readOn }] = here
  const touched = touchedBy(changes, question)
  // How far the copy has come is news only until it has reached the noun.
  const isNews = touched && (touched.own || touched.held || touched.rows === 'any' || touched.rows.size > 0 || !last.isCopied)
  return isNews ? steady(question.db, () => readOn(question, touched, last)) : last
}

/** Reads everything once and then, of each change, what it touched. Answers how to end it. */
function readThrough<T>(question: Question<T>, tell: (told: Told<T>) => void): () => void {
  // What is still to come here is not read yet, however long one waits for it.
  const endFirst = question.missing ? undefined : beginFirstRead()
  let last: Read<T> | undefined
  let changes: ObservabilitySet[] = []
  let [isDue, isReading, isOver] = [true, false, false]
  const readDue = async () => {
    if (question.missing) await question.missing
    for (let times = 1; isDue && !isOver; times++) {
      const due = changes
      changes = []
      isDue = false
      last = await readAfter(question, due, last)
      if (!isOver && (!isDue || times % most === 0)) tell({ read: last })
    }
  }
  const run = async () => {
    if (isReading) return
    isReading = true
    await Dexie.ignoreTransaction(readDue).catch((error: unknown) => {
      // What was due went with the failure: the next change reads everything.
      last = undefined
      if (!isOver && !isClosed(error)) tell({ error })
    })
    isReading = false
    if (isDue && !isOver) void run()
  }
  const onChange = (parts: ObservabilitySet) => {
    changes.push(parts)
    isDue = true
    void run()
  }
  Dexie.on.storagemutated.subscribe(onChange)
  void run().then(endFirst)
  return () => {
    isOver = true
    Dexie.on.storagemutated.unsubscribe(onChange)
  }
}

/**
 * Follows rows through every change for as long as anybody listens, and reads of each change no more than it touched: a list of ten
 * thousand rows costs as much as one of ten.
 */
export function follow<T>(question: Question<T>): Following<T> {
  const ears = new Set<() => void>()
  let told: Told<T> = {}
  let end: (() => void) | undefined
  const tell = (next: Told<T>) => {
    const [one, two] = [told.read, next.read]
    told = next
    if (one && two && one.rows === two.rows && one.isCopied === two.isCopied && one.beside === two.beside) told = { read: one }
    else for (const hear of ears) hear()
  }
  const endUnheard = () => {
    if (ears.size > 0) return
    end?.()
    end = undefined
    told = {}
  }
  return {
    begin() {
      if (end) return
      end = readThrough(question, tell)
      setTimeout(endUnheard, drawing)
    },
    subscribe(hear) {
      end ??= readThrough(question, tell)
      ears.add(hear)
      return () => {
        ears.delete(hear)
        endUnheard()
      }
    },
    read() {
      if (told.error) throw told.error
      return told.read
    },
  }
}
