import { mkdir, mkdtemp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Programs that run beside the server stay where they are. */
const programsInPlace: Plugin = {
  name: 'programs-in-place',
  enforce: 'pre',
  transform: (code, id) =>
    code.replace(/new URL\('([^']+-process\.ts)', import\.meta\.url\)/g, (_, path: string) => {
      const address = new URL(path, pathToFileURL(id)).href
      return `new URL(${JSON.stringify(address)})`
    }),
}

/**
 * Makes one file of a server's own sources, `entry` by its path from `tests`, for tests that start it again and again: reading hundreds of
 * sources through tsx costs more than all else a start does. Answers the file's path, in a folder of its own that is to be thrown away.
 */
export async function bundleServer(entry: string): Promise<string> {
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'server-'))
  const name = `${basename(entry, '.ts')}.mjs`
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [programsInPlace],
    // Packages are taken in as well, for the same reason. Not those that load files beside their own.
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'svg-captcha', 'pino', 'vite', 'tsx'] },
    build: {
      ssr: join(root, 'tests', entry),
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return join(folder, name)
}
