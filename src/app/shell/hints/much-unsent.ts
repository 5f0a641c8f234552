import type { SyncStatus } from '../../offline/status'

/** Edits that may lie unsent before it matters how well the browser keeps them. A picture counts for more than all of them. */
const most = 20

/** Whether so much lies unsent that losing it would hurt. */
export const isMuchUnsent = ({ waiting, parked, files }: SyncStatus): boolean => waiting + parked > most || files > 0
