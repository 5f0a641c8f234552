import { chmodSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'

/**
 * Makes the product's directory with mode 0700 and returns its real path. An empty directory of our own is narrowed
 * to 0700 as well; one that already holds something keeps the mode its owner chose, for what we put inside is private by itself.
 */
export function prepareDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const real = realpathSync(dataDir)
  const isOurs = statSync(real).uid === process.getuid?.()
  if (isOurs && readdirSync(real).length === 0) chmodSync(real, 0o700)
  return real
}
