import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppSource } from './run'

/** What the built app is made of. */
const sources = ['src', 'sw', 'public', 'vite.config.ts', 'package-lock.json']

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesUnder(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** The app as built from the present sources; builds it first when it is missing or older than they are. */
export async function builtApp(root: string): Promise<AppSource> {
  const folder = join(root, 'dist', 'app')
  const stamp = join(root, 'dist', 'built-from')
  const present = fingerprint(root)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== present) {
    process.stdout.write('Building the app …\n')
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    })
    writeFileSync(stamp, present)
  }
  return { folder }
}
