import { type Environment, populateGlobal } from 'vitest/environments'
import { pageBundle } from './page-bundle'

/** What both have, and a page has its own way. */
const ofThePage = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
]

/** A page for each file that tests screens, as Vitest's own `happy-dom` makes it, but out of one file. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow }: typeof import('happy-dom') = await import(pageBundle)
    // What goes wrong in an effect or a listener is Vitest's to see.
    const page = new GlobalWindow({ console, url: 'http://localhost:3000', settings: { disableErrorCapturing: true } })
    const { keys, originals } = populateGlobal(global, page, { bindFunctions: true, additionalKeys: ofThePage })
    return {
      async teardown() {
        await page.happyDOM.abort()
        page.close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
} satisfies Environment
