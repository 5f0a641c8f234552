import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }

/** One module with all it needs. Dexie by its own file: its front door refuses to be entered twice, and today's stands open already. */
const built = await build({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: [{ find: /^dexie$/, replacement: join(root, 'node_modules/dexie/dist/dexie.mjs') }] },
  build: {
    write: false,
    minify: true,
    lib: { entry: join(root, 'tests/releases/device-side.ts'), formats: ['es'] },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
const [output] = [built].flat()
const module = output && 'output' in output ? output.output[0].code : ''
const folder = join(root, 'tests/releases', `v${version}`)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'device-side.mjs.gz'), gzipSync(module, { level: 9 }))
process.stdout.write(`${folder}: ${module.length} characters\n`)
