import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Toasts } from '../../src/app/design/overlay/Toasts'
import { speak } from '../../src/app/language/language'
import { EngineProvider } from '../../src/app/offline/EngineProvider'
import { createEngine, type Engine } from '../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../src/app/offline/person-db'
import { readView } from '../../src/app/offline/view/view'
import { queries } from '../../src/app/resource/queries'
import type { DictItems } from '../../src/app/session/person'
import { useSession } from '../../src/app/session/session'
import { ProductContext } from '../../src/app/shell/product'
import { unreachable, WireError } from '../../src/app/wire/wire-error'
import { catalogue } from '../../src/areas/areas'
import type { roles } from '../../src/areas/roles'
import { productOf } from './browser/show'
import { FakeBrowser } from './device/fake-world'
import { dictionaries } from './dictionaries'
import { roleMenu } from './role-menu'
import { rolePermissions } from './role-permissions'
import { soon } from './soon'

// Live queries look for a database of the environment before they run, whichever one they are to read.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

/** The dictionaries as a signed-in session holds them. */
const sessionDictionaries: DictItems = Object.fromEntries(
  Object.entries(dictionaries).map(([code, { items }]) => [code, items.map(({ value, zh, en }) => ({ value, text: zh, textEn: en }))]),
)

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

async function fill({ db, status }: Engine, rows: Rows, ready: boolean): Promise<void> {
  const stored = Object.entries(rows).flatMap(([noun, list]) => {
    const by = catalogue.resources[noun]?.offline.by
    return list.map((row) => ({ noun, id: String(row.id), by: String((by && row[by]) ?? ''), gen: 1, seq: 1, era: '', row: row as never }))
  })
  // In one moment, as a copy ends: nobody finds the device whole before its last rows are there.
  await db.transaction('rw', db.rows, db.meta, async () => {
    await db.rows.bulkPut(stored)
    await writeMeta(db, 'pull', { ...(await readMeta(db, 'pull')), ready })
  })
  // At once: what hangs on it is drawn before anybody has read the last of the rows.
  status.setState({ ready })
}

/** What a device keeps; given twice, it is the same device after a crash. */
export const freshStorage = () => ({ indexedDB: new IDBFactory(), IDBKeyRange })

/** A screen on a tablet without network: rows on the device, a teacher signed in, and fingers to tap with. */
export async function stage(
  screen: ReactNode,
  rows: Rows,
  {
    role = 'headTeacher',
    address = '/attendance/board',
    ready = true,
    storage = freshStorage(),
  }: { role?: keyof typeof roles; address?: string; ready?: boolean; storage?: ReturnType<typeof freshStorage> } = {},
) {
  const silence = () => Promise.reject(new WireError({ status: 0, code: unreachable }))
  const engine = await createEngine({
    catalogue,
    tenant: 1,
    user: 'u1',
    transport: silence,
    ...storage,
    ...new FakeBrowser(Date.now()).window(),
  })
  await fill(engine, rows, ready)
  speak('en')
  useSession.setState({
    person: { id: 'u1', username: 'li', realname: '李老师' },
    granted: new Set(rolePermissions(role)),
    menu: roleMenu(role),
    dictionaries: sessionDictionaries,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  queries.clear()
  let taps = 0
  const wait = (ready: () => unknown) => until(ready, place)
  root.render(
    <ProductContext value={productOf(catalogue)}>
      <EngineProvider engine={engine}>
        <MemoryRouter initialEntries={[address]}>
          {screen}
          <Toasts />
        </MemoryRouter>
      </EngineProvider>
    </ProductContext>,
  )
  const find = (selector: string, text = ''): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(text),
    )
  const tap = async (selector: string, text = '') => {
    await wait(() => find(selector, text))
    taps++
    find(selector, text)?.click()
  }
  return {
    engine,
    place,
    find,
    tap,
    wait,
    taps: () => taps,
    text: () => document.body.textContent ?? '',
    rows: (noun: string) => readView(engine.db, catalogue, { noun }),
    ops: async () =>
      (await engine.db.ops.orderBy('n').toArray()).map(({ noun, key, verb, patch, deps }) => ({ noun, key, verb, patch, deps })),
    /** More rows come, and with them all that the device copies. */
    bring: (more: Rows) => fill(engine, more, true),
    leave: async () => {
      root.unmount()
      place.remove()
      await engine.stop()
    },
  }
}

/** Lets the screen follow until it is ready. */
const until = (ready: () => unknown, place: HTMLElement): Promise<void> =>
  soon(() => {
    if (!ready()) throw new Error(`never came; the screen says: ${place.textContent}`)
  })

export type Stage = Awaited<ReturnType<typeof stage>>
