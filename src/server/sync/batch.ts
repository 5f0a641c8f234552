import type { Catalogue } from '../../contract/catalogue'
import type { Refusal } from '../../contract/error'
import type { Person } from '../auth/person'
import type { Vault } from '../auth/vault'
import type { Db } from '../db/database'
import type { ClaimFiles } from '../files/named-files'
import type { Behaviours } from '../resource/behaviour'
import type { Choices } from '../resource/choices'
import type { Giving } from '../system/giving-rights'
import type { Staging } from './staging'

export type Author = Pick<Person, 'id' | 'realname'>

/** Everything needed to apply ops that does not change from op to op. */
export type Batch = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly behaviours: Behaviours
  readonly vault: Vault
  readonly choices: Choices
  readonly person: Person
  /** Who made the ops: the person who brings them, or on whose behalf they are brought. */
  readonly author: Author
  readonly staging: Staging
  /** Who sends: a device's replica, or the name of a desktop call. */
  readonly replica: string
  /** The tenant's present epoch. */
  readonly epoch: string
  /** Epochs whose rows were taken away: what was done in them belongs to nothing here. */
  readonly emptied: readonly string[]
  readonly now: string
  /** What to do when somebody else's unseen change stands in the way: hold for a person, or refuse at once. */
  readonly onClash: 'hold' | 'refuse'
  /** Ops known to be impossible from an earlier try of this batch. */
  readonly refusals: ReadonlyMap<string, Refusal>
  readonly claimFiles: ClaimFiles
  readonly giving: Giving
  /** The server's signature of a text. */
  readonly sign: (text: string) => string
  readonly laters: Map<string, () => Promise<void>>
}
