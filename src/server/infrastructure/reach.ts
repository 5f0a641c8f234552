import type { DatabasePlace } from '../../contract/system/infrastructure/database-address'

/** Where a database is, and as whom it is reached. `user`: empty for the one such servers begin with. `patience`: milliseconds until it is given up. */
type Reached = DatabasePlace & { readonly user: string; readonly password: string; readonly patience: number }

/** Connects, signs in, and leaves again. Throws what the driver says. */
export type Reach = (at: Reached) => Promise<void>
