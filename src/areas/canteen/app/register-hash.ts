import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { registerText } from '../register-text'

/** The record hash of a register, as its paper carries it. Worked out without `crypto.subtle`, which plain http does not have. */
export const registerHash = (given: Parameters<typeof registerText>[0]): string => bytesToHex(sha256(utf8ToBytes(registerText(given))))
