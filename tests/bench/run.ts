import { advancedQueryBench } from './advanced-query'
import { adminDesktop } from './browser/admin-desktop'
import { gridBench } from './browser/grid-bench'
import { inBrowser } from './browser/in-browser'
import { recordPage } from './browser/record-page'
import { rightsTree } from './browser/rights-tree'
import { tableScroll } from './browser/table-scroll'
import { excelBench } from './excel'
import { exchangeThroughput } from './exchange-throughput'
import { type Figure, isMissed, tableOf } from './figure'
import { findAnything } from './find-anything'
import { growingHouse } from './growing-house'
import { listPageBench } from './list-page'
import { migrationBeside } from './migration-beside'
import { openList } from './open-list'
import { loginStorm } from './people/login-storm'
import { manySenders } from './people/many-senders'
import { menuTree } from './people/menu-tree'
import { userList } from './people/user-list'
import { photoDrain } from './photo-drain'
import { pushFanOut } from './push-fan-out'
import { queueDrain } from './queue-drain'
import { serverStart } from './server-start'
import { socketFanOut } from './socket-fan-out'
import { twoNodes } from './two-nodes'

/** Measures everything, or what is named: `npm run bench list exchange`. Figures are compared within one run; a missed aim is said, only a breakdown fails. */
const benches = [
  serverStart,
  migrationBeside,
  exchangeThroughput,
  manySenders,
  loginStorm,
  menuTree,
  listPageBench,
  userList,
  advancedQueryBench,
  excelBench,
  growingHouse,
  queueDrain,
  photoDrain,
  socketFanOut,
  pushFanOut,
  twoNodes,
  openList,
  findAnything,
  inBrowser,
  adminDesktop,
  recordPage,
  tableScroll,
  rightsTree,
  gridBench,
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const found: { readonly name: string; readonly figure: Figure }[] = []
for (const bench of benches.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  try {
    const figures = await bench.run()
    console.log(tableOf(bench, figures))
    found.push(...figures.map((figure) => ({ name: bench.name, figure })))
  } catch (error) {
    console.error(`\n${bench.name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

const missed = found.filter(({ figure }) => isMissed(figure))
const aims = found.filter(({ figure }) => 'aim' in figure).length
console.log(`\n${aims - missed.length} of ${aims} aims met`)
for (const { name, figure } of missed) console.log(`  missed: ${name}: ${figure.what}, ${figure.measured}`)
