/** Something a page showed to its person. `place` is class, day (MM-DD) and child; `at` real time in milliseconds. */
export type Shown =
  | {
      readonly kind: 'tile'
      readonly place: string
      readonly mark: string
      readonly open: boolean
      readonly was?: string
      readonly at: number
    }
  | { readonly kind: 'toast'; readonly text: string; readonly tone: string; readonly at: number }
  | { readonly kind: 'badge'; readonly text: string; readonly tone: string; readonly at: number }

declare global {
  interface Window {
    chaosHear?: (shown: Shown) => Promise<void>
    chaosPictures?: Map<string, Blob>
  }
}

/** Runs in the page, before anything else: moves its clock by what the rig has set, now and whenever that changes. */
export function shiftClock(): void {
  const Real = Date
  const offset = () => Number(localStorage.getItem('chaos_clock') ?? 0)
  const Shifted = new Proxy(Real, {
    construct: (target, given: [number]) => (given.length > 0 ? new target(...given) : new target(Real.now() + offset())),
    get: (target, name) => (name === 'now' ? () => Real.now() + offset() : Reflect.get(target, name)),
  })
  try {
    offset()
    globalThis.Date = Shifted
  } catch {
    // A page without a store of its own, such as the empty first one.
  }
}

/** Runs in the page: reports every mark that appears on a tile, changes or goes, as its person sees it. */
export function watchTiles(): void {
  const known = new Map<string, string>()
  const at = () => performance.timeOrigin + performance.now()
  const place = () => {
    const day = document.querySelector('.day-chip[aria-pressed=true] strong')?.textContent ?? ''
    return `${new URLSearchParams(location.search).get('class') ?? ''} ${day}`
  }
  const look = () => {
    const here = place()
    for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
      const key = `${here} ${tile.querySelector('.tile-name')?.textContent?.trim() ?? ''}`
      const { mark = 'none', open } = tile.dataset
      const state = `${mark}${open === undefined ? '' : '?'}`
      const was = known.get(key)
      if (was === state) continue
      known.set(key, state)
      void window.chaosHear?.({ kind: 'tile', place: key, mark, open: open !== undefined, was, at: at() })
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-mark', 'data-open', 'aria-pressed'],
  })
}

/** Runs in the page: reports every sentence it says at its edge, and every change of the badge. */
export function watchWords(): void {
  const said = new WeakSet<Element>()
  let badge = ''
  const at = () => performance.timeOrigin + performance.now()
  const look = () => {
    for (const toast of document.querySelectorAll<HTMLElement>('.toast')) {
      if (said.has(toast)) continue
      said.add(toast)
      void window.chaosHear?.({
        kind: 'toast',
        text: toast.querySelector('span')?.textContent ?? '',
        tone: toast.dataset.tone ?? '',
        at: at(),
      })
    }
    const found = document.querySelector<HTMLElement>('.sync-badge')
    const text = found?.querySelector('.sync-badge-word')?.textContent ?? ''
    if (!found || text === badge) return
    badge = text
    void window.chaosHear?.({ kind: 'badge', text, tone: found.dataset.tone ?? '', at: at() })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-tone'],
  })
}

/** Runs in the page: remembers what lies behind every address a picture is shown under. */
export function keepPictures(): void {
  const known = new Map<string, Blob>()
  window.chaosPictures = known
  const make = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (of: Blob | MediaSource) => {
    const url = make(of)
    if (of instanceof Blob) known.set(url, of)
    return url
  }
}

/** Runs in the page: SHA-256 of the bytes of each picture that images found by `selector` show. */
export async function shownPictures(selector: string): Promise<string[]> {
  const found: string[] = []
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    const bytes = await window.chaosPictures?.get(image.src)?.arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer(0)))
    found.push([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  }
  return found
}
