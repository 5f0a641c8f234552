import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageScripts } from '../../../src/server/http/page-scripts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kg-page-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const allowed = (page: string) => {
  writeFileSync(join(folder, 'index.html'), page)
  return pageScripts(folder)
}

test('a script that stands in the page is allowed by the hash browsers work out, and files by their address alone', () => {
  const [hash, ...others] = allowed('<script type="module" src="/a.js"></script><script>alert(1)</script>')
  // As the specification of the policy has it: sha256 of the text between the tags, in base64.
  expect(hash).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  expect(others).toEqual([])
})

test('another letter is another script', () => {
  expect(allowed('<script>alert(1)</script>')).not.toEqual(allowed('<script>alert(2)</script>'))
})

test('without a page no script is allowed', () => {
  expect(pageScripts(folder)).toEqual([])
  expect(pageScripts(undefined)).toEqual([])
})
