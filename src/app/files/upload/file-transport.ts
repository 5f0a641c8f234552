import type { PutReply } from '../../../contract/fields/file'

/** The calls of `contract/fields/file.ts`. Each throws a `CallFault`, with `code` and `values` when the server said no. */
export type FileTransport = {
  /** How many bytes of a file the server has of this person; `all` when it has the whole of it. */
  readonly ask: (sha: string) => Promise<number | 'all'>
  readonly put: (sha: string, part: Part) => Promise<PutReply>
}

/** The bytes of a file from `offset` on; `size` is that of the whole file. */
export type Part = { readonly offset: number; readonly size: number; readonly bytes: ArrayBuffer }
