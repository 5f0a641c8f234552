import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Fields } from '../../../contract/field'
import { type Chained, chainText } from '../../../contract/sync/chain'
import type { Op } from '../../../contract/sync/op'

/**
 * The record hash of an op and the one before it on this device. Worked out in one go, because a transaction of the device's database
 * ends while it waits for anything else, and the browser's own hashing makes one wait.
 */
export const chainHashOf = (op: Chained, fields: Fields, prev: string | null): Op['seal'] => ({
  prev,
  hash: bytesToHex(sha256(utf8ToBytes(chainText(op, fields, prev)))),
})
