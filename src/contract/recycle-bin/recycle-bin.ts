/** Where somebody asks of which nouns there is something to bring back. */
export const recycleBinPath = '/sys/recycleBin'

/** The screen that shows it; `noun` in its address names what is shown. */
export const recycleBinScreen = '/recycle-bin'

/** The right to delete removed rows for good, of nouns whose rows one may bring back. Of no noun: bringing back takes nothing from anybody. */
export const forgetRight = 'recycle-bin:forget'

/** Most removed rows of a noun that are counted; more are told as this many. */
export const mostCounted = 100

/** A noun of which there is something to bring back. `count`: rows, `mostCounted` where there are more. */
export type RemovedCount = { readonly noun: string; readonly count: number }
