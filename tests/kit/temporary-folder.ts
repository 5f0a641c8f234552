import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** Bytes that have to be free there. A run holds a few hundred megabytes at a time; what is left is for the tests themselves. */
const enough = 4 * 1024 ** 3

const room = () => {
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem())
}

/** Tests start programs they put down, which some machines do not allow there. */
function mayRunPrograms(): boolean {
  const folder = mkdtempSync(join(inMemory, 'kg-try-'))
  try {
    const program = join(folder, 'try')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(program)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Lets tests put what they throw away into memory, where the machine has room for it; a folder somebody chose stays. Every database is one and a
 * half thousand files, and a disk on which hundreds of them were just deleted looks long for places to put new ones.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.TMPDIR || !existsSync(inMemory) || room() < enough || !mayRunPrograms()) return
  process.env.TMPDIR = inMemory
}
