import { bringAvatars } from '../../avatar/bring-avatars'
import type { Carrier, UploadQueue } from '../../offline/outbox/upload-queue'
import type { OwnCalls } from '../../session/own-calls'

/** Milliseconds until the part that sends files is asked for again, when it could not be fetched. */
const pause = 30_000

/** Sends the files of one person's waiting edits. What that takes is fetched by the first device that has files. */
export const carryFiles =
  (own: OwnCalls): Carrier =>
  (parts) => {
    let uploadQueue: UploadQueue | undefined
    const lookForAvatars = bringAvatars(own, parts)
    const fetchUploadQueue = async (): Promise<UploadQueue> => {
      const [{ fileCarrier }, { fileCalls }] = await Promise.all([import('./send-files'), import('../../wire/file-calls')])
      return fileCarrier({ ask: own(fileCalls.ask), put: own(fileCalls.put) })(parts)
    }
    return async (isWanted) => {
      lookForAvatars()
      if (!uploadQueue && (await parts.db.blobs.count()) + (await parts.db.pictures.count()) === 0) return undefined
      uploadQueue ??= await fetchUploadQueue().catch(() => undefined)
      return uploadQueue ? uploadQueue(isWanted) : pause
    }
  }
