import { createHash } from 'node:crypto'
import type { Part } from '../../../src/app/files/upload/file-transport'
import { fileLimits, type PutReply } from '../../../src/contract/fields/file'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The server's side of files in memory: whole ones, and the parts of those that are coming. */
export class FakeFiles {
  readonly whole = new Map<string, Uint8Array>()
  readonly parts = new Map<string, Uint8Array>()
  /** Answers the code of a refusal of a file that has come whole. */
  refuses: (sha: string) => string | undefined = () => undefined

  copy(): FakeFiles {
    const copy = new FakeFiles()
    for (const [sha, bytes] of this.whole) copy.whole.set(sha, bytes)
    for (const [sha, bytes] of this.parts) copy.parts.set(sha, bytes)
    copy.refuses = this.refuses
    return copy
  }

  ask(sha: string): number | 'all' {
    return this.whole.has(sha) ? 'all' : (this.parts.get(sha)?.length ?? 0)
  }

  put(sha: string, { offset, size, bytes }: Part): PutReply {
    if (bytes.byteLength > fileLimits.part || offset + bytes.byteLength > size) throw { status: 200, code: 'input.malformed' }
    if (this.whole.has(sha)) return { offset: size, done: true }
    const have = this.parts.get(sha) ?? new Uint8Array()
    if (offset !== have.length && offset + bytes.byteLength > have.length)
      throw { status: 200, code: 'file.offset', values: { offset: have.length } }
    const next = offset === have.length ? Uint8Array.from([...have, ...new Uint8Array(bytes)]) : have
    if (offset + bytes.byteLength < size) {
      this.parts.set(sha, next)
      return { offset: next.length, done: false }
    }
    this.parts.delete(sha)
    const code = hashOf(next) === sha ? this.refuses(sha) : 'file.differs'
    if (code) throw { status: 422, code }
    this.whole.set(sha, next)
    return { offset: size, done: true }
  }
}
