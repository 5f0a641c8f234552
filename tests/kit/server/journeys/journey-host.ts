import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { readConfiguration } from '../../../../src/server/configuration'
import { type Running, run } from '../../../../src/server/start/run'
import { browsedProduct } from '../../product/browsed-product'
import { sharedProcesses } from '../shared-processes'

/**
 * Serves the kindergartens of many journeys: to start a process for each takes ten times what it takes to open one more house in a process that is
 * warm. `POST /` with the environment of a server opens one, `DELETE /` with the same ends it in order.
 */
const houses = new Map<string, Running>()

async function turn({ method }: IncomingMessage, settings: Record<string, string>): Promise<void> {
  const { PORT = '', APP_FOLDER = '', CLOCK } = settings
  if (method === 'DELETE') {
    await houses.get(PORT)?.stop()
    houses.delete(PORT)
    return
  }
  const now = CLOCK ? () => new Date(CLOCK) : undefined
  const configuration = readConfiguration(settings)
  houses.set(PORT, await run(configuration, browsedProduct, { folder: APP_FOLDER }, { now, openProcesses: sharedProcesses }))
}

const host = createServer(async (request, response) => {
  try {
    await turn(request, (await json(request)) as Record<string, string>)
    response.end()
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
host.listen(0, '127.0.0.1', () => {
  const { port } = host.address() as AddressInfo
  process.stdout.write(`\n  http://127.0.0.1:${port}\n\n  Ctrl-C\n`)
})
