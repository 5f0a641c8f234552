/** Calls of one part of the wire contract, as existing clients make them: `VERB /path`, with `:name` for a part of the path that varies. */
export type CallsOf = { readonly part: string; readonly calls: readonly string[] }

/** Calls of one verb below one path, by their last names, with spaces between. */
export const several = (verb: string, path: string, names: string): string[] => names.split(' ').map((name) => `${verb} ${path}/${name}`)
