/** GET: of every noun whose rows the caller may list, what there is within their reach. */
export const tableFactsPath = '/api/tables'

/** How many rows of a noun somebody sees, and when one of them was last made or changed: `YYYY-MM-DD HH:mm:ss`, null where there is none. */
export type TableFacts = { readonly rows: number; readonly changed: string | null }

/** By noun. One that is missing is not told of. */
export type FactsByNoun = Readonly<Record<string, TableFacts>>
