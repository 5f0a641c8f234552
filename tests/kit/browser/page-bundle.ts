import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'

const { version } = JSON.parse(readFileSync('node_modules/happy-dom/package.json', 'utf8')) as { version: string }
const folder = join(process.cwd(), 'node_modules', '.cache', 'tests')

/** The page tests of screens are given, in one file: read as it is published, its six hundred files cost each test file half a second. */
export const pageBundle = join(folder, `happy-dom-${version}.mjs`)

/** Makes that file, unless an earlier run has. */
export async function setup(): Promise<void> {
  if (existsSync(pageBundle)) return
  const { build } = await import('vite')
  const name = `happy-dom-${process.pid}.mjs`
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'node_modules/happy-dom/lib/index.js',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  // Another run may be making it as well, or reading it.
  await rename(join(folder, name), pageBundle)
}
