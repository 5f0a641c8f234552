import { sql } from 'kysely'
import { product } from './product'
import { reportText } from './server/chain/report-text'
import { walkChains } from './server/chain/walk-chains'
import { runTask } from './server/start/run-task'

await runTask('npm run verify-chain', null, product, async (engine) => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from tenant order by id`.execute(engine.databases.owner)
  const said: string[] = []
  for (const { id, name } of rows) {
    const { lines, isWhole } = reportText(await walkChains(engine, id))
    said.push(name, ...lines)
    if (!isWhole) process.exitCode = 1
  }
  return said.join('\n')
})
