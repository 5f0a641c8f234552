import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/configuration'
import { openFileStore } from '../../../src/server/files/open-store'
import { openS3Store } from '../../../src/server/files/s3-store'
import { largePicture, samplePicture } from '../../kit/sample-picture'
import { openHouse } from '../../kit/server/open-house'
import { openBucket } from './bucket-server'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

const keys = { key: 'AKIAKINDERGARTEN', secret: 'very/secret+key' }
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket('pictures', keys.key, keys.secret)
})
beforeEach(() => {
  bucket.mood = 'well'
})
afterAll(() => bucket.close())

const place = () => ({ endpoint: bucket.endpoint, bucket: 'pictures', region: 'cn-north-1', ...keys })
const settings = (more: Record<string, string> = {}) =>
  readConfiguration({
    FILES_S3_ENDPOINT: `${bucket.endpoint}/`,
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_KEY: keys.key,
    FILES_S3_SECRET: keys.secret,
    FILES_S3_REGION: 'cn-north-1',
    ...more,
  })

test('what is put can be had and taken away, each tenant for itself', async () => {
  const store = openS3Store(place())
  const { sha, bytes } = samplePicture(1)
  expect([await store.has(1, sha), await store.get(1, sha)]).toEqual([false, undefined])
  await store.put(1, sha, bytes, 'image/png')
  expect(bucket.objects.get(`/pictures/1/${sha}`)).toEqual({ bytes, type: 'image/png' })
  expect([await store.has(1, sha), await store.has(2, sha)]).toEqual([true, false])
  expect((await store.get(1, sha))?.equals(bytes)).toBe(true)
  await store.remove(1, sha)
  await store.remove(1, sha)
  expect(await store.has(1, sha)).toBe(false)
})

test('bytes that are not those of the hash are not taken', async () => {
  await expect(openS3Store(place()).put(1, samplePicture(2).sha, samplePicture(3).bytes, 'image/png')).rejects.toThrow('400')
})

test('a small copy is taken under a name that is no hash, and signed for all the same', async () => {
  const store = openS3Store(place())
  const { sha, bytes } = samplePicture(7)
  await store.put(1, `${sha}-160`, bytes, 'image/webp')
  expect(bucket.objects.get(`/pictures/1/${sha}-160`)).toEqual({ bytes, type: 'image/webp' })
  expect((await store.get(1, `${sha}-160`))?.equals(bytes)).toBe(true)
})

test('a full bucket, one that is down and one that hangs up are told apart from a failure of ours', async () => {
  const store = openS3Store(place())
  const { sha, bytes } = samplePicture(4)
  bucket.mood = 'full'
  await expect(store.put(1, sha, bytes, 'image/png')).rejects.toMatchObject({ code: 'file.full' })
  bucket.mood = 'down'
  await expect(store.has(1, sha)).rejects.toMatchObject({ code: 'server.busy' })
  bucket.mood = 'hangs up'
  await expect(store.get(1, sha)).rejects.toMatchObject({ code: 'server.busy' })
})

test('the start refuses keys and buckets the store refuses, and does not wait for one that cannot be reached', async () => {
  const said: string[] = []
  const open = (more: Record<string, string> = {}) => openFileStore(settings(more), (line) => said.push(line))
  await open()
  expect(said).toEqual([])
  await expect(open({ FILES_S3_SECRET: 'another' })).rejects.toThrow(/^FILES_S3_ENDPOINT: .*403.*keys must allow/)
  bucket.mood = 'hangs up'
  await open()
  expect(said).toEqual([expect.stringContaining('cannot be reached now')])
})

test('settings that are half given or wrong are named at the start', () => {
  expect(readConfiguration({}).filesS3).toBeUndefined()
  expect(settings().filesS3).toEqual(place())
  expect(() => settings({ FILES_S3_SECRET: '' })).toThrow('belong together')
  expect(() => settings({ FILES_S3_BUCKET: 'Not A Bucket' })).toThrow('FILES_S3_BUCKET must be the name of a bucket')
  expect(() => settings({ FILES_S3_ENDPOINT: 'ftp://x' })).toThrow('FILES_S3_ENDPOINT must begin with')
})

test('a house with a bucket takes, shows and keeps pictures there, and says when the bucket is full', async () => {
  const house = await openHouse(pictureProduct, undefined, {
    FILES_S3_ENDPOINT: bucket.endpoint,
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_KEY: keys.key,
    FILES_S3_SECRET: keys.secret,
  })
  try {
    const anna = await openUploader(house, 'anna')
    const picture = largePicture(600)
    bucket.mood = 'full'
    expect(await anna.bring(picture)).toMatchObject({ status: 507, error: 'file.full' })
    bucket.mood = 'down'
    expect(await anna.bring(picture)).toMatchObject({ status: 503, error: 'server.busy' })
    bucket.mood = 'well'
    expect(await anna.bring(picture)).toMatchObject({ result: { done: true } })
    await anna.call('POST /tiny/desk/proof/add', { id: 'p', title: 'p', pictures: [picture.sha] })
    expect((await anna.get(picture.sha, 'proof', 'p')).bytes.equals(picture.bytes)).toBe(true)
    bucket.objects.clear()
    expect(await anna.head(picture.sha)).toEqual({ status: 404 })
  } finally {
    await house.close()
  }
})
