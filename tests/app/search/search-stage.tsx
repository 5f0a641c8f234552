import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { queries } from '../../../src/app/resource/queries'
import { closeSearch } from '../../../src/app/search/open-search'
import { useSession } from '../../../src/app/session/session'
import { SearchButton } from '../../../src/app/shell/desktop/SearchButton'
import { lonelyEngine, show } from '../../kit/browser/show'
import { soon } from '../../kit/soon'
import { catalogue, menu, people, product, stored } from './search-nouns'

export let engine: Engine
export let shown: ReturnType<typeof show>
/** What the server was asked. */
export let asked: URLSearchParams[]

/** How wide the screen is. */
export function face(now: 'desktop' | 'touch'): void {
  const nothing = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print' && now === 'desktop',
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
}

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  localStorage.clear()
  asked = []
  useSession.setState({ granted: new Set(['*']), menu, permissions: 'ready' })
  engine = await lonelyEngine(catalogue)
  await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready: true })
  engine.status.setState({ ready: true, online: true })
  face('desktop')
  await engine.db.rows.bulkPut(people.map(stored))
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://here')
    asked.push(searchParams)
    const result = { role: searchParams.get('words') === 'zhu' ? [{ id: 'r1', rev: 1, roleName: '猪倌', roleCode: 'swine' }] : [] }
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
})
afterEach(async () => {
  closeSearch()
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

export const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search')
export const input = () => soon(() => dialog()?.querySelector('input') ?? Promise.reject(new Error('not open')))
export const press = (key: string, target: Element = document.activeElement ?? document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
export const hits = () => [...document.querySelectorAll('.hit .hit-title')].map((one) => one.textContent)
export const chosen = () => document.querySelector('[aria-selected=true]')
export const address = () => shown.place.querySelector('output')?.textContent

export async function type(words: string): Promise<HTMLInputElement> {
  const box = await input()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  return box
}

/** Shows something beside the address one is at. */
export function stand(what: ReactNode): void {
  shown = show(
    <>
      {what}
      <Here />
    </>,
    { product, engine },
  )
}

export async function openByKey(): Promise<void> {
  stand(
    <>
      <SearchButton />
      <textarea />
    </>,
  )
  await soon(() => expect(shown.place.querySelector('.search-button')).not.toBeNull())
  press('k', document.body, { ctrlKey: true })
  await input()
}
