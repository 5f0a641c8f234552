import '../contract/later-errors'
import { mkdir } from 'node:fs/promises'
import pino from 'pino'
import { SystemLog } from '../contract/journal/system-log'
import { Dict } from '../contract/system/dict'
import { DictItem } from '../contract/system/dict-item'
import { MadeNoun } from '../contract/system/made-noun'
import { DataRule } from '../contract/system/people/data-rule'
import { User } from '../contract/system/user'
import { openPeople } from './auth/people'
import { readKey } from './auth/secret-key'
import { openVault } from './auth/vault'
import { openSigning } from './chain/signing'
import type { Configuration } from './configuration'
import { openCluster } from './db/cluster/open-cluster'
import { type Connection, type Databases, openDatabases } from './db/database'
import { migrate } from './db/migrate'
import { connectionOf, greetOutside } from './db/outside-server'
import { withReaders } from './db/readers'
import type { Engine } from './engine'
import { openSheets } from './excel/open-sheets'
import { openPictures } from './files/open-pictures'
import { openFileStore } from './files/open-store'
import { inOrder } from './house/setup-steps'
import { openJobDesk } from './jobs/job'
import { jobsOf } from './jobs/own-jobs'
import { type Journal, noJournal, openJournal } from './journal/journal'
import { openPokes, type Pokes } from './live/pokes'
import { madeNounBehaviour } from './made/made-noun-behaviour'
import { openMadeNouns } from './made/made-nouns'
import { openMonitor } from './monitor/monitor'
import type { Product } from './product'
import { openPush } from './push/push-keys'
import { reportsByCode } from './report/served-reports'
import type { Behaviours } from './resource/behaviour'
import { openDictionaries } from './resource/dictionaries'
import { fillSearchKeys } from './search/fill-search-keys'
import { openFurther } from './seed/settle'
import { smsProviderOf } from './sms/sms-provider'
import { endEpochsOfOthers } from './sync/epochs'
import { systemBehaviours } from './system/behaviours'
import { dataRuleBehaviour } from './system/data-rules/data-rule-behaviour'
import { givingNouns, openGiving } from './system/giving-rights'
import { noMenuPlan } from './system/menu-plan'
import { providersOf } from './third/third-providers'

/** The engine of one process, and how to put it down. */
export type OpenEngine = { readonly engine: Engine; readonly close: () => Promise<void> }

/** The database to work on: the given server's, or a private one of our own in the data folder. */
async function openConnection(
  configuration: Configuration,
  log: (line: string) => void,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (configuration.databaseUrl) {
    const connection = connectionOf(configuration.databaseUrl)
    await greetOutside(connection)
    return { connection, stop: async () => undefined }
  }
  const cluster = await openCluster({ dataDir: configuration.dataDir, log })
  return { connection: cluster.connection, stop: () => cluster.stop() }
}

type Memories = Pick<Engine, 'people' | 'dictionaries' | 'made'>

const openMemories = (databases: Databases, { reach, catalogue }: Product, log: (line: string) => void): Memories => ({
  people: openPeople(databases, { reach, catalogue }),
  dictionaries: openDictionaries(databases),
  made: openMadeNouns({ databases, catalogue, log }),
})

/** What is remembered of people, dictionaries and nouns made at run time is read anew once something they follow from has changed, on whatever node. */
function forgetOnPoke(
  pokes: Pokes,
  { people, dictionaries, made }: Memories,
  watched: ReadonlySet<string>,
  log: (line: string) => void,
): void {
  pokes.listen((poke) => {
    if (poke.touched.some(([noun]) => watched.has(noun))) people.forget(poke.tenant)
    if (poke.touched.some(([noun]) => [Dict.name, DictItem.name, User.name, '*'].includes(noun))) dictionaries.forget(poke.tenant)
    if (poke.touched.some(([noun]) => noun === MadeNoun.name || noun === '*')) made.forget(poke.tenant)
    if (poke.touched.some(([noun]) => noun === User.name || noun === '*'))
      people.closeEnded(poke.tenant).catch((error: Error) => log(error.message))
  })
}

/** The log, where the product has one. */
const journalOf = (databases: Databases, { catalogue }: Product, warn: (text: string) => void): Journal =>
  Object.hasOwn(catalogue.resources, SystemLog.name) ? openJournal(databases, warn) : noJournal

/** Processes for what nobody should wait for. They start when they are needed. */
export type Processes = Pick<Engine, 'pictures' | 'sheets'>
const ownProcesses = (log: (line: string) => void): Processes => ({ pictures: openPictures(log), sheets: openSheets(log) })

/** What an engine may be given of its own instead of the machine's clock and processes that are started for it. */
export type Edges = { readonly now?: (() => Date) | undefined; readonly openProcesses?: typeof ownProcesses }

/** What comes with the product to every house. */
const shippedWith = ({ reference, accounts, setup = [], menu = noMenuPlan, reports = [] }: Product): Engine['shipped'] => ({
  reference: new Set(reference),
  accounts: new Set(accounts.map(({ id }) => id)),
  setup: inOrder(setup),
  menu,
  reports: reportsByCode(reports),
})

/** Databases whose tables, and what is derived from rows, are as this build has them. */
async function upToDate(connection: Connection, { catalogue }: Product, warn: (text: string) => void): Promise<Databases> {
  const databases = openDatabases(connection, await migrate(connection, catalogue), warn)
  await fillSearchKeys(databases.owner, catalogue)
  return databases
}

/** Ends what was opened for an engine, once what waits is written. */
async function putDown({ journal, monitor, pokes, databases }: Engine, processes: Processes, stop: () => Promise<void>): Promise<void> {
  monitor.close()
  await journal.flush()
  for (const each of Object.values(processes)) each.close()
  await pokes.close()
  await databases.close()
  await stop()
}

/** What every noun does beyond being stored: the engine's own, and the product's. */
const behavioursOf = ({ catalogue, menu, behaviours }: Product): Behaviours => ({
  ...systemBehaviours,
  [DataRule.name]: dataRuleBehaviour(catalogue),
  [MadeNoun.name]: madeNounBehaviour(catalogue, menu),
  ...behaviours,
})

/** Opens everything a request needs: database, key, memory of people, notifications. Brings the database up to date first. */
export async function openEngine(
  configuration: Configuration,
  given: Product,
  { now = () => new Date(), openProcesses = ownProcesses }: Edges = {},
): Promise<OpenEngine> {
  const product = { ...given, catalogue: withReaders(given.catalogue) }
  const log = pino({ level: configuration.logLevel, redact: ['req.headers["x-access-token"]', 'password'] })
  // Databases that come and go are told at the level people run it at.
  const warn = (text: string) => log.warn(text)
  await mkdir(configuration.dataDir, { recursive: true, mode: 0o700 })
  const { connection, stop } = await openConnection(configuration, warn)
  try {
    const databases = await upToDate(connection, product, warn)
    const pokes = await openPokes(connection, warn)
    const memories = openMemories(databases, product, warn)
    const watched = new Set<string>([...givingNouns, '*', ...product.reachNouns])
    forgetOnPoke(pokes, memories, watched, warn)
    const processes = openProcesses(warn)
    const vault = openVault(Buffer.from(await readKey(configuration), 'hex'))
    const engine: Engine = {
      configuration,
      catalogue: product.catalogue,
      behaviours: behavioursOf(product),
      databases,
      vault,
      signing: await openSigning(databases.owner, vault),
      files: await openFileStore(configuration, warn),
      ...processes,
      ...memories,
      reach: product.reach,
      giving: openGiving(product, watched),
      pokes,
      push: await openPush(configuration, databases.owner, vault, warn),
      sms: smsProviderOf(configuration.smsProvider),
      third: providersOf(configuration),
      jobs: openJobDesk(jobsOf(product)),
      journal: journalOf(databases, product, warn),
      monitor: openMonitor(configuration),
      shipped: shippedWith(product),
      openHouse: (house) => openFurther(engine, given, house),
      log,
      now,
    }
    await endEpochsOfOthers(engine)
    return { engine, close: () => putDown(engine, processes, stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
