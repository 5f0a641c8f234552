import { uuidv7 } from 'uuidv7'
import { createStore } from 'zustand/vanilla'
import { type Carrier, UploadFailure } from './carrier'
import { type FileProblem, type Limits, sortOut, within } from './limits'
import type { UploadedFile } from './uploaded-file'

/** A file that is not stored yet, or failed. */
export type Coming = UploadedFile & { readonly source: File }

/** What an uploader has before it is part of the value: files on their way, and why others were not taken. */
export type Comings = { readonly coming: readonly Coming[]; readonly problems: readonly FileProblem[] }

/** What it is told anew at each turn. */
export type Place = {
  readonly files: readonly UploadedFile[]
  readonly onChange: (files: readonly UploadedFile[]) => void
  readonly carrier: Carrier
  readonly limits: Limits
  /** What is said of a failure. */
  readonly explain: (error: unknown) => string
  readonly onFailed?: (file: UploadedFile) => void
}

const comingOf = (source: File): Coming => ({
  uid: uuidv7(),
  name: source.name,
  type: source.type,
  size: source.size,
  status: 'uploading',
  percent: 0,
  source,
})

/**
 * Files on their way in one place, one after the other. What arrives is added to the value; what fails stays, with what was said, until it is
 * tried again or taken away.
 */
export class UploadList {
  readonly store = createStore<Comings>()(() => ({ coming: [], problems: [] }))
  readonly #stops = new Map<string, AbortController>()
  #place: Place | undefined
  #held: readonly UploadedFile[] = []
  #line = Promise.resolve()

  /** What it stands in now. */
  stand(next: Place): void {
    this.#place = next
    this.#held = next.files
  }

  /** Takes what was chosen, dropped or pasted. Resolves when all of it has arrived or failed. */
  add(files: readonly File[]): Promise<void> {
    if (!this.#place) return this.#line
    const { coming } = this.store.getState()
    const { taken, problems } = sortOut(files, this.#held.length + coming.length, this.#place.limits)
    const fresh = taken.map(comingOf)
    this.store.setState({ coming: [...coming, ...fresh], problems })
    for (const { uid } of fresh) void this.#queue(uid)
    return this.#line
  }

  retry(uid: string): Promise<void> {
    this.#change(uid, { status: 'uploading', percent: 0, message: undefined })
    return this.#queue(uid)
  }

  /** Takes away what is on its way or failed. */
  cancel(uid: string): void {
    this.#stops.get(uid)?.abort()
    this.#drop(uid)
  }

  /** Leaves off: nobody is there any more to be told. */
  close(): void {
    for (const stop of this.#stops.values()) stop.abort()
  }

  #queue(uid: string): Promise<void> {
    this.#stops.set(uid, new AbortController())
    this.#line = this.#line.then(() => this.#carry(uid))
    return this.#line
  }

  async #carry(uid: string): Promise<void> {
    const one = this.store.getState().coming.find((known) => known.uid === uid)
    const signal = this.#stops.get(uid)?.signal
    if (!one || !signal || signal.aborted || !this.#place) return
    try {
      const onPercent = (percent: number) => this.#change(uid, { percent: Math.min(99, Math.floor(percent)) })
      const brought = await this.#place.carrier.send(one.source, { signal, onPercent })
      if (!signal.aborted) this.#arrive({ uid, status: 'done', percent: 100, ...brought })
    } catch (error) {
      if (!signal.aborted) this.#fail(one, error)
    }
  }

  #arrive(file: UploadedFile): void {
    if (!this.#place) return
    this.#drop(file.uid)
    // The same bytes again are the same file.
    const others = this.#held.filter(({ path }) => path === undefined || path !== file.path)
    this.#held = within([...others, file], this.#place.limits)
    this.#place.onChange(this.#held)
  }

  #fail(one: Coming, error: unknown): void {
    const message = error instanceof UploadFailure ? error.message : this.#place?.explain(error)
    this.#change(one.uid, { status: 'error', percent: 0, message })
    this.#place?.onFailed?.({ ...one, status: 'error', ...(message && { message }) })
  }

  #change(uid: string, what: Partial<Coming>): void {
    this.store.setState(({ coming }) => ({ coming: coming.map((one) => (one.uid === uid ? { ...one, ...what } : one)) }))
  }

  #drop(uid: string): void {
    this.store.setState(({ coming }) => ({ coming: coming.filter((one) => one.uid !== uid) }))
  }
}
