/** A printed sheet whose code was scanned: when it was printed (`YYYY-MM-DD HH:mm`) and the hash of what it says. */
export type CheckedPaper = { readonly at: string; readonly hash: string }

/** What an address says of a paper; undefined where nobody came by a code. */
export function checkedPaper(params: URLSearchParams): CheckedPaper | undefined {
  const [hash, at] = [params.get('h') ?? '', params.get('at') ?? '']
  return /^[0-9a-f]{64}$/.test(hash) && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(at) ? { hash, at } : undefined
}
