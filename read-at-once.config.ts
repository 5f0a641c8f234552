import type { Plugin } from 'vite'

/** What a browser looks for in the first line of a script. One that does not know it reads a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells the browser which parts are run as soon as they are there: it reads all of their functions beside the page while they arrive. Left to itself it
 * reads each when it is first called, and somebody waits (decision 133). `parts`: their names in the build, those of which a first screen runs
 * half or so.
 */
export const readAtOnce = (parts: readonly string[]): Plugin => ({
  name: 'read-at-once',
  apply: 'build',
  augmentChunkHash: ({ name }) => (parts.includes(name) ? hint : undefined),
  // Nothing may stand before it: last of all.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk' && parts.includes(part.name)) part.code = hint + part.code
    },
  },
})
