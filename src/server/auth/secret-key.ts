import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration'

const pathOf = (configuration: Configuration) => join(configuration.dataDir, 'secret.key')

/** The key that seals secrets, as hexadecimal digits: given, or made once and kept where only this account can read it. */
export async function readKey(configuration: Configuration): Promise<string> {
  if (configuration.secretKey) return configuration.secretKey
  await writeFile(pathOf(configuration), randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(pathOf(configuration), 'utf8')).trim()
}

/** Puts the key of a backup in place. Throws when another key is given from outside, because sealed texts could not be opened then. */
export async function replaceKey(configuration: Configuration, key: string): Promise<void> {
  if (configuration.secretKey && configuration.secretKey !== key)
    throw new Error('SECRET_KEY differs from the key of the backup; set it to that key or leave it out')
  await mkdir(configuration.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(pathOf(configuration), key, { mode: 0o600 })
}
