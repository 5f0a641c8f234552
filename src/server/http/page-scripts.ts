import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the policy of the page says of the scripts that stand in it: each by its hash, so that no other one runs. */
export function pageScripts(folder: string | undefined): string[] {
  const page = folder && join(folder, 'index.html')
  if (!page || !existsSync(page)) return []
  return [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
