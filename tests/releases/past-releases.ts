import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DeviceSide } from './device-side'

/** How many releases back a device may come from, and be put back to. */
const kept = 3

/** The latest recorded releases, oldest first, by their folders. */
export const pastReleases: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => /^v\d+\.\d+\.\d+$/.test(name))
  .sort((one, two) => one.localeCompare(two, 'en', { numeric: true }))
  .slice(-kept)

/** The device side of a release, as it was recorded. */
export async function openRelease(release: string): Promise<DeviceSide> {
  const module = gunzipSync(readFileSync(join(import.meta.dirname, release, 'device-side.mjs.gz')))
  const address = `data:text/javascript;base64,${module.toString('base64')}`
  const { deviceSide } = (await import(/* @vite-ignore */ address)) as { deviceSide: DeviceSide }
  return deviceSide
}
