import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { grantedBy, mayUse } from '../../src/app/session/granted'
import type { Permissions } from '../../src/app/session/person'
import { isOwnScreen } from '../kit/own-screens'
import { builtFolder } from '../kit/product/next-release'
import { bundleServer } from '../kit/server/bundle-server'
import { startServer } from '../kit/server/server-process'
import { testPassword } from '../kit/test-password'
import { entriesIn } from './entries'
import { type Walker, walkers } from './people'
import type { Reach } from './plan'

/** A seeded kindergarten on a database of its own, with somebody for each role. */
export type WalkHouse = { readonly url: string; readonly close: () => Promise<void> }

/** `ahead`: milliseconds its clock goes ahead. */
export async function openWalkHouse(ahead = 0, settings: Readonly<Record<string, string>> = {}): Promise<WalkHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-walk-'))
  const program = await bundleServer('walk/walk-server.ts')
  const server = startServer(program, {
    DATA_DIR: dataDir,
    APP_FOLDER: builtFolder,
    ...settings,
    ...(ahead && { CLOCK_AHEAD: String(ahead) }),
  })
  const close = async () => {
    server.child.kill('SIGTERM')
    await server.ended
    for (const folder of [dataDir, dirname(program)]) await rm(folder, { recursive: true, force: true })
  }
  try {
    return { url: await server.ready, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The menu of a role as the server gives it, and what the role may do. */
async function reachOf(url: string, { role, username }: Walker): Promise<Reach> {
  const ask = async <T>(path: string, options: RequestInit): Promise<T> => {
    const answer = await fetch(`${url}${path}`, options)
    const { success, result, message } = (await answer.json()) as { success: boolean; result: T; message: string }
    if (!success) throw new Error(`${username}: ${path} answered ${answer.status} ${message}`)
    return result
  }
  const body = JSON.stringify({ username, password: testPassword })
  const { token } = await ask<{ token: string }>('/sys/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const found = await ask<Permissions>('/sys/permission/getUserPermissionByToken', { headers: { 'x-access-token': token } })
  const granted = grantedBy(found)
  return { role, entries: entriesIn(found.menu, isOwnScreen), may: (permission) => mayUse(granted, permission) }
}

/** What each role meets in its menu. */
export async function reachesIn(url: string): Promise<Reach[]> {
  const found: Reach[] = []
  for (const walker of walkers) found.push(await reachOf(url, walker))
  return found
}
