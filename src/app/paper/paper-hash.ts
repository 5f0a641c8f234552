import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of what a paper says, as its code carries it. Worked out without `crypto.subtle`, which plain http does not have. */
export const paperHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
