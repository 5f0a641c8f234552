import type { Logger } from 'pino'
import type { Catalogue } from '../contract/catalogue'
import type { People } from './auth/people'
import type { Reach } from './auth/read-sessions'
import type { Vault } from './auth/vault'
import type { Signing } from './chain/signing'
import type { Configuration } from './configuration'
import type { Databases } from './db/database'
import type { Sheets } from './excel/open-sheets'
import type { FileStore } from './files/file-store'
import type { Pictures } from './files/open-pictures'
import type { SetupFact } from './house/setup-steps'
import type { JobDesk } from './jobs/job'
import type { Journal } from './journal/journal'
import type { Pokes } from './live/pokes'
import type { MadeNouns } from './made/made-nouns'
import type { Monitor } from './monitor/monitor'
import type { Push } from './push/push-keys'
import type { ServedReports } from './report/served-reports'
import type { Behaviours } from './resource/behaviour'
import type { Dictionaries } from './resource/dictionaries'
import type { NewAccount } from './seed/settle'
import type { SmsProvider } from './sms/sms-provider'
import type { Giving } from './system/giving-rights'
import type { MenuPlan } from './system/menu-plan'
import type { ThirdProvider } from './third/third-provider'

/** Everything a request needs, made once at start. Handed to routes instead of being imported, so that tests own every part. */
export type Engine = {
  readonly configuration: Configuration
  /** The nouns of the product; of the engine a request is given (`made/engine-of.ts`), those of its tenant. */
  readonly catalogue: Catalogue
  readonly made: MadeNouns
  readonly behaviours: Behaviours
  readonly databases: Databases
  readonly vault: Vault
  readonly signing: Signing
  readonly files: FileStore
  readonly pictures: Pictures
  readonly sheets: Sheets
  readonly people: People
  readonly reach: Reach
  readonly giving: Giving
  readonly dictionaries: Dictionaries
  readonly pokes: Pokes
  /** Undefined where no push messages are sent. */
  readonly push: Push | undefined
  /** Undefined where no text messages are sent. */
  readonly sms: SmsProvider | undefined
  /** By whose accounts people may sign in, by source. */
  readonly third: ReadonlyMap<string, ThirdProvider>
  readonly jobs: JobDesk
  /** Where it is written down what people did. */
  readonly journal: Journal
  readonly monitor: Monitor
  /** What comes with the product: nouns whose rows are nobody's own, and ids of the accounts opened at the first start. */
  readonly shipped: {
    readonly reference: ReadonlySet<string>
    readonly accounts: ReadonlySet<string>
    /** What a new house has to do, in its order. */
    readonly setup: readonly SetupFact[]
    readonly menu: MenuPlan
    readonly reports: ServedReports
  }
  /** Opens a house for a new tenant, with everything that comes with the product and one account. Throws what stops it, and leaves nothing of it then. */
  readonly openHouse: (house: { readonly id: number; readonly name: string; readonly username: string }) => Promise<NewAccount>
  readonly log: Logger
  /** The clock. */
  readonly now: () => Date
}
