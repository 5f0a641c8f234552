import vm from 'node:vm'
import type { Environment } from 'vitest/runtime'
import { pageBundle } from './page-bundle'

/** Node and a page hand each other bytes: both must mean the same by them. */
const bytes = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'DataView',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
]

/** What the classes of pages can do. They are the same for all pages of a thread: a test that has one measure otherwise would leave that to the next file. */
function remember(classes: object): () => void {
  const prototypes = Object.values(classes).flatMap((one): object[] => (typeof one === 'function' && one.prototype ? [one.prototype] : []))
  const kept = prototypes.map((prototype) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const)
  return () => {
    for (const [prototype, was] of kept) {
      for (const name of Reflect.ownKeys(prototype)) if (!Object.hasOwn(was, name)) Reflect.deleteProperty(prototype, name)
      Object.defineProperties(prototype, was)
    }
  }
}

/**
 * Links what is imported at the same time one after the other: of two that share a module which is still being linked, Node fails the second.
 * Vitest 5 does so by itself.
 */
function linkInTurn(): void {
  const { link } = vm.Module.prototype
  let last: Promise<void> = Promise.resolve()
  vm.Module.prototype.link = function (linker) {
    const own = last.then(async () => {
      // What another brought along meanwhile is linked already.
      if (this.status === 'unlinked') await link.call(this, linker)
    })
    last = own.catch(() => undefined)
    return own
  }
}
linkInTurn()

let takeBack: (() => void) | undefined

/**
 * A page for each file that tests screens, as Vitest's own `happy-dom` makes it, but out of one file, and with what Node has and that page has not.
 * The file's modules live in it and go with it; to start a thread for each takes longer.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setupVM() {
    const pages: typeof import('happy-dom') = await import(pageBundle)
    takeBack ??= remember(pages)
    // What goes wrong in an effect or a listener is Vitest's to see.
    const page = new pages.Window({ console, url: 'http://localhost:3000', settings: { disableErrorCapturing: true } })
    const missing = Object.getOwnPropertyNames(globalThis).filter((name) => !(name in page))
    for (const name of [...bytes, ...missing]) Reflect.set(page, name, Reflect.get(globalThis, name))
    return {
      getVmContext: () => page,
      async teardown() {
        await page.happyDOM.abort()
        page.close()
        takeBack?.()
      },
    }
  },
} satisfies Pick<Environment, 'name' | 'viteEnvironment' | 'setupVM'>
