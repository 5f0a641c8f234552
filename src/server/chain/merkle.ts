import { createHash } from 'node:crypto'

const hash = (...parts: readonly Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest()
const leafOf = (record: string): Buffer => hash(Buffer.of(0), Buffer.from(record, 'hex'))
const nodeOf = (left: Buffer, right: Buffer): Buffer => hash(Buffer.of(1), left, right)
/** Largest power of two below `count`. */
const half = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1)

function treeOf(records: readonly string[]): Buffer {
  const [first] = records
  if (first === undefined) return hash()
  if (records.length === 1) return leafOf(first)
  const middle = half(records.length)
  return nodeOf(treeOf(records.slice(0, middle)), treeOf(records.slice(middle)))
}

/** Merkle root of record hashes in their order, as hexadecimal digits (RFC 6962, section 2.1). */
export const merkleRoot = (records: readonly string[]): string => treeOf(records).toString('hex')

/** The neighbours that lead from record number `at` to the root, nearest first (RFC 6962, section 2.1.1). */
export function merkleProof(records: readonly string[], at: number): string[] {
  if (records.length <= 1) return []
  const middle = half(records.length)
  const [left, right] = [records.slice(0, middle), records.slice(middle)]
  return at < middle ? [...merkleProof(left, at), merkleRoot(right)] : [...merkleProof(right, at - middle), merkleRoot(left)]
}
