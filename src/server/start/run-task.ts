import { readConfiguration } from '../configuration'
import type { Engine } from '../engine'
import { openEngine } from '../open-engine'
import type { Product } from '../product'

/**
 * Runs one task on the product's database and says how it went. `argument`: what it works on; null for a task that needs none. The product
 * itself must not be running on the same data folder.
 */
export async function runTask(
  usage: string,
  argument: string | undefined | null,
  product: Product,
  task: (engine: Engine, argument: string) => Promise<string>,
): Promise<void> {
  if (argument !== null && !argument) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    const { engine, close } = await openEngine(readConfiguration(process.env), product)
    try {
      process.stdout.write(`${await task(engine, argument ?? '')}\n`)
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
