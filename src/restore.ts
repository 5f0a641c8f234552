import { resolve } from 'node:path'
import { product } from './product'
import { replaceKey } from './server/auth/secret-key'
import { refuseUnlessAlone } from './server/backup/alone'
import { readBackup, readHeader } from './server/backup/read-backup'
import { dataPlace } from './server/start/data-place'
import { runTask } from './server/start/run-task'

await runTask('npm run restore FILE', process.argv[2], product, async (engine, file) => {
  const { key } = await readHeader(resolve(file))
  await refuseUnlessAlone(engine)
  await readBackup(engine, resolve(file))
  await replaceKey(engine.configuration, key)
  return `Restored from ${resolve(file)} into ${dataPlace(engine.configuration)}. Devices will offer again what they had sent since.`
})
