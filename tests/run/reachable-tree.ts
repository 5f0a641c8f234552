import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const othersMayEnter = 0o001

/** Whether every user may walk to a folder. */
function isReachable(folder: string): boolean {
  if ((statSync(folder).mode & othersMayEnter) === 0) return false
  return dirname(folder) === folder || isReachable(dirname(folder))
}

/**
 * A folder with this checkout that every user may enter: some tests run the product as an ordinary user, who could not even read
 * its sources below somebody's private folder. A second tree of hard links costs seconds; across file systems it is a copy.
 */
export function reachableTree(checkout: string): string {
  if (process.getuid?.() !== 0 || isReachable(checkout)) return checkout
  const tree = mkdtempSync(join(tmpdir(), 'kg-checkout-'))
  chmodSync(tree, 0o755)
  try {
    execFileSync('cp', ['-al', `${checkout}/.`, tree], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', `${checkout}/.`, tree])
  }
  chmodSync(tree, 0o755)
  return tree
}
