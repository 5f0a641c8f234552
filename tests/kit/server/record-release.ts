import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { build } from 'vite'
import { instant } from '../../../src/contract/time'
import { withBytes } from '../../releases/indexed-db-dump'
import { days, liveIn } from '../../releases/lived-in'
import { recordDevices } from '../../releases/record-devices'
import { standIn } from '../../releases/record-sign-in'
import { smallHouse } from '../../releases/small-house'
import { openHouseAt } from './house-at'
import { oldestPostgres, openOutsidePostgres } from './outside-postgres'

const root = resolve(import.meta.dirname, '../../..')
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const folder = join(root, 'tests/releases', `v${version}`)
const scratch = await mkdtemp(join(tmpdir(), 'kg-record-'))
const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content)

/** One module with all it needs. Dexie by its own file: its front door refuses to be entered twice, and today's stands open already. */
async function deviceSideModule(): Promise<string> {
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
  return output && 'output' in output ? output.output[0].code : ''
}

/** The database as SQL any client can run: schema and rows, without owners and logins, which a start makes anew. */
function dump(programs: string, port: number, database: string): string {
  const given = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'boss',
    '--inserts',
    '--rows-per-insert=200',
    '--no-owner',
    '--no-privileges',
    database,
  ]
  const env = { ...process.env, PGPASSWORD: 'boss password' }
  const text = execFileSync(join(programs, 'pg_dump'), given, { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  // Words to the terminal program, which no driver understands.
  return text.replace(/^\\.*$/gm, '')
}

async function recordHouse(): Promise<void> {
  const binaries = await oldestPostgres()
  const postgres = await openOutsidePostgres(binaries)
  try {
    await postgres.admin('create database kindergarten')
    const settings = { DATABASE_URL: postgres.url('kindergarten'), DATA_DIR: join(scratch, 'data'), SECRET_KEY: 'ab'.repeat(32) }
    let now: string = days.recorded
    const house = await openHouseAt(smallHouse, settings, () => instant(now))
    now = days.lived
    await liveIn(house)
    now = days.recorded
    const devices = await recordDevices(house, async () => {
      const sql = dump(binaries.bin, postgres.port, 'kindergarten')
      await put('house.sql.gz', gzipSync(sql, { level: 9 }))
      execFileSync('npm', ['run', 'backup', join(folder, 'house.backup.gz')], {
        cwd: root,
        env: { ...process.env, ...settings },
        stdio: 'inherit',
      })
    })
    await put('devices.json.gz', gzipSync(withBytes(devices.map(({ facts: _, ...device }) => device)), { level: 9 }))
    await put('facts.json', `${JSON.stringify(Object.fromEntries(devices.map(({ username, facts }) => [username, facts])), null, 2)}\n`)
    await house.close()
  } finally {
    await postgres.stop()
  }
}

if (existsSync(folder)) throw new Error(`${folder} is there already: a release that was recorded is never recorded again`)
await mkdir(folder)
standIn({ indexedDB: new IDBFactory(), IDBKeyRange })
await put('device-side.mjs.gz', gzipSync(await deviceSideModule(), { level: 9 }))
await recordHouse()
await rm(scratch, { recursive: true, force: true })
for (const name of await readdir(folder)) {
  const hash = createHash('sha256')
    .update(await readFile(join(folder, name)))
    .digest('hex')
  process.stdout.write(`'v${version}/${name}': '${hash}',\n`)
}
