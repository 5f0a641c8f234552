import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const releases = join(import.meta.dirname, '../releases')

/** Every file of every release that went out, by its SHA-256. A line is added at a release, and never changed. */
const frozen: Readonly<Record<string, string>> = {
  'v1.0.0/README.md': '5a61bb5a09bb3528565adb774b29b2d8e4ffd943f82e1c3a263170e111610bcd',
  'v1.0.0/device-side.mjs.gz': 'e2a4f1ff40f8c10c8b89f671f430587534f6fa8c6bb7099868170b9e8ca6b543',
  'v1.0.0/devices.json.gz': 'd78969ecd45581e4de613dc10954c24d8560bf93fbaee1d9cc3bb685c000d1ff',
  'v1.0.0/facts.json': '71a42442d2af019a95500eba761612c6c9a1738d86895b7b920a83fe99ef6ec4',
  'v1.0.0/house.backup.gz': 'baecffb2216bfd7043b589b99cd32f643d947b7b8d956923c2557321917ecedf',
  'v1.0.0/house.sql.gz': 'a2c7ad7b66d0f7b7f6fb2bb558439b5173fccb8e74708866f526251204b70ce1',
}

test('what was recorded of a release is never touched again', () => {
  const folders = readdirSync(releases).filter((name) => /^v\d/.test(name))
  const files = folders.flatMap((folder) => readdirSync(join(releases, folder)).map((name) => `${folder}/${name}`))
  const found = files.map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(releases, path)))
      .digest('hex'),
  ])
  expect(Object.fromEntries(found)).toEqual(frozen)
})
