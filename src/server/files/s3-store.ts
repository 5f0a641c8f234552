import { AwsClient } from 'aws4fetch'
import { Refusal, refuse } from '../../contract/error'
import type { S3Place } from '../configuration'
import { type FileStore, goingWith, hashNamed } from './file-store'

const patience = 20_000

/** A store in a bucket of an S3-compatible server, under `tenant/sha`. The SHA-256 goes along, so that the server checks the bytes. */
export function openS3Store(place: S3Place): FileStore {
  const client = new AwsClient({ accessKeyId: place.key, secretAccessKey: place.secret, region: place.region, service: 's3', retries: 2 })
  const call = async (method: string, tenant: number, sha: string, more: RequestInit = {}): Promise<Response> => {
    const url = `${place.endpoint}/${place.bucket}/${tenant}/${sha}`
    const answered = await client.fetch(url, { method, signal: AbortSignal.timeout(patience), ...more }).catch(() => refuse('server.busy'))
    if (answered.ok || (answered.status === 404 && method !== 'PUT')) return answered
    const text = await answered.text()
    if (answered.status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/.test(text)) refuse('file.full')
    if (answered.status >= 500 || answered.status === 429) refuse('server.busy')
    throw new Error(`the file store answered ${answered.status} to ${method} in bucket ${place.bucket}: ${text.slice(0, 300)}`)
  }
  return {
    async has(tenant, sha) {
      return (await call('HEAD', tenant, sha)).ok
    },
    async put(tenant, sha, bytes, type) {
      const headers = { 'content-type': type, 'content-length': String(bytes.length), 'x-amz-content-sha256': hashNamed(sha, bytes) }
      await call('PUT', tenant, sha, { body: new Uint8Array(bytes), headers }).then((answered) => answered.arrayBuffer())
    },
    async get(tenant, sha) {
      const answered = await call('GET', tenant, sha)
      const bytes = Buffer.from(await answered.arrayBuffer())
      return answered.ok ? bytes : undefined
    },
    async remove(tenant, sha) {
      for (const name of goingWith(sha)) await call('DELETE', tenant, name).then((answered) => answered.arrayBuffer())
    },
  }
}

/**
 * Asks the store for something that is not there. Throws one sentence when it refuses our keys or knows no such bucket; answers false
 * when it cannot be reached now, which is no reason not to start.
 */
export async function checkS3Store(store: FileStore): Promise<boolean> {
  try {
    await store.has(0, 'check')
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw new Error(`FILES_S3_ENDPOINT: ${(error as Error).message}; the keys must allow reading, writing, deleting and listing there`)
  }
}
