import { useLocation } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { queries } from '../../../src/app/resource/queries'
import { closeSearch } from '../../../src/app/search/open-search'
import { useSession } from '../../../src/app/session/session'
import { SearchButton } from '../../../src/app/shell/desktop/SearchButton'
import { lonelyEngine, show } from '../../kit/browser/show'
import { soon } from '../../kit/soon'
import { catalogue, menu, people, product, stored } from './searched-garden'

/** What stands at the moment: the device, the page, and what the server was asked. */
export const at = {} as { engine: Engine; shown: ReturnType<typeof show>; asked: URLSearchParams[] }

/** How wide the screen is. */
export function face(now: 'desktop' | 'touch'): void {
  const nothing = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print' && now === 'desktop',
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
}

export function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** A device with people of a garden on it, and a server that knows roles. */
export async function begin(): Promise<void> {
  speak('zh-CN')
  queries.clear()
  localStorage.clear()
  at.asked = []
  useSession.setState({ granted: new Set(['*']), menu, permissions: 'ready' })
  at.engine = await lonelyEngine(catalogue)
  await writeMeta(at.engine.db, 'pull', { ...(await readMeta(at.engine.db, 'pull')), ready: true })
  at.engine.status.setState({ ready: true, online: true })
  face('desktop')
  await at.engine.db.rows.bulkPut(people.map(stored))
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://here')
    at.asked.push(searchParams)
    const result = { role: searchParams.get('words') === 'zhu' ? [{ id: 'r1', rev: 1, roleName: '猪倌', roleCode: 'swine' }] : [] }
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
}
export async function end(): Promise<void> {
  closeSearch()
  at.shown.close()
  vi.unstubAllGlobals()
  await at.engine.stop()
}

export const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search')
export const input = () => soon(() => dialog()?.querySelector('input') ?? Promise.reject(new Error('not open')))
export const press = (key: string, target: Element = document.activeElement ?? document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
export const hits = () => [...document.querySelectorAll('.hit .hit-title')].map((one) => one.textContent)
export const chosen = () => document.querySelector('[aria-selected=true]')
export const address = () => at.shown.place.querySelector('output')?.textContent

export async function type(words: string): Promise<HTMLInputElement> {
  const box = await input()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  return box
}

export async function openByKey(): Promise<void> {
  at.shown = show(
    <>
      <SearchButton />
      <textarea />
      <Here />
    </>,
    { product, engine: at.engine },
  )
  await soon(() => expect(at.shown.place.querySelector('.search-button')).not.toBeNull())
  press('k', document.body, { ctrlKey: true })
  await input()
}
