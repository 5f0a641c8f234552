import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Configuration, readConfiguration } from '../configuration'
import type { Engine } from '../engine'
import { openServer } from '../http/open-server'
import { type Edges, openEngine } from '../open-engine'
import type { Product } from '../product'
import { type NewAccount, settle } from '../seed/settle'
import { dataPlace } from './data-place'
import { refuseTakenPort } from './free-port'
import { keepRelease } from './keep-release'
import { keepUp } from './keep-up'
import { readyWord } from './kept-alive'
import { stopOnSignal } from './stop-on-signal'

export type Running = {
  readonly address: string
  readonly accounts: readonly NewAccount[]
  readonly server: FastifyInstance
  readonly log: Logger
  readonly stop: () => Promise<void>
}

/** How the app gets to the browser: a folder it was built into, or a middleware that builds while one works. */
export type AppSource = { readonly folder: string } | { readonly attach: (server: FastifyInstance) => Promise<void> }

/** A full disk is no reason not to open: it only costs the comfort of pages that are older than the app. */
async function earlierReleases(folder: string, { configuration, log }: Engine): Promise<string[]> {
  try {
    return await keepRelease(folder, configuration.dataDir)
  } catch (error) {
    log.warn({ err: error }, 'the parts of this release could not be kept for later')
    return []
  }
}

/** Opens the server and lets it listen. Where that fails nothing of it is left: what it does by the clock would keep the process alive. */
async function listen(engine: Engine, product: Product, app?: AppSource): Promise<FastifyInstance> {
  const served = async (folder: string) => ({ app: folder, earlier: await earlierReleases(folder, engine) })
  const source = app && 'folder' in app ? await served(app.folder) : { isBeingWritten: app !== undefined }
  const server = await openServer(engine, { routes: product.routes, ...source })
  try {
    if (app && 'attach' in app) await app.attach(server)
    const { port, host } = engine.configuration
    await server.listen({ port, host })
    return server
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Opens the whole product: database, first furniture, server. Resolves when it answers. */
export async function run(configuration: Configuration, product: Product, app?: AppSource, edges?: Edges): Promise<Running> {
  const { engine, close } = await openEngine(configuration, product, edges)
  try {
    // With the key of another database nothing sealed could be read: that is said before anybody works with it.
    engine.signing.key()
    const accounts = await settle(engine, product)
    const server = await listen(engine, product, app)
    const { port } = server.server.address() as AddressInfo
    const scheme = configuration.tls ? 'https' : 'http'
    const shownHost = ['0.0.0.0', '::'].includes(configuration.host) ? 'localhost' : configuration.host
    const endKeeping = keepUp(engine)
    const stop = async () => {
      // A connection kept alive after the last answer on it would hold the end up.
      const letGo = setInterval(() => server.server.closeIdleConnections(), 100)
      await server.close().finally(() => clearInterval(letGo))
      await endKeeping()
      await close()
    }
    return { address: configuration.publicUrl ?? `${scheme}://${shownHost}:${port}`, accounts, server, log: engine.log, stop }
  } catch (error) {
    await close()
    throw error
  }
}

function announce(running: Running, configuration: Configuration): void {
  const lines = [`\n  ${running.address}\n`]
  if (running.accounts.length > 0) {
    lines.push('  First start. Accounts (their passwords are shown only now):')
    for (const { username, realname, password } of running.accounts)
      lines.push(`    ${username.padEnd(12)} ${password.padEnd(24)} ${realname}`)
    lines.push('')
  }
  lines.push(`  Data: ${dataPlace(configuration)}`, '  Stop with Ctrl-C.\n')
  process.stdout.write(`${lines.join('\n')}\n`)
}

/**
 * Runs the product as a process: reads the configuration, says where it listens, stops on Ctrl-C and SIGTERM and after a fault nobody
 * foresaw. Never throws: what stands in the way of a start is said in one sentence, and the process ends with code 1. `now`: its clock.
 */
export async function runProcess(product: Product, app: () => Promise<AppSource>, now?: () => Date): Promise<void> {
  try {
    const configuration = readConfiguration(process.env)
    await refuseTakenPort(configuration)
    const running = await run(configuration, product, await app(), { now })
    stopOnSignal(running.stop, running.log)
    announce(running, configuration)
    process.send?.(readyWord)
  } catch (error) {
    const { code, message, port } = error as { code?: string; message: string; port?: number }
    process.stderr.write(
      `${code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to a free one, for example PORT=8081 npm start` : message}\n`,
    )
    process.exitCode = 1
  }
}
