import { resolve } from 'node:path'
import { product } from './product'
import { readKey } from './server/auth/secret-key'
import { writeBackup } from './server/backup/write-backup'
import { dataPlace } from './server/start/data-place'
import { runTask } from './server/start/run-task'

await runTask('npm run backup FILE', process.argv[2], product, async (engine, file) => {
  await writeBackup(engine, await readKey(engine.configuration), resolve(file))
  return `Backup of ${dataPlace(engine.configuration)} written to ${resolve(file)}. Whoever can read it can read everything: keep it safe.`
})
