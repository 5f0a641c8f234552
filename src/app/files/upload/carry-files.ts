import type { Carrier, Freight } from '../../offline/outbox/cargo'
import type { OwnCalls } from '../../session/own-calls'

/** Milliseconds until the part that sends files is asked for again, when it could not be fetched. */
const pause = 30_000

/** Sends the files of one person's waiting edits. What that takes is fetched by the first device that has files. */
export const carryFiles =
  (own: OwnCalls): Carrier =>
  (yard) => {
    let freight: Freight | undefined
    const fetchFreight = async (): Promise<Freight> => {
      const [{ fileCarrier }, { fileCalls }] = await Promise.all([import('./send-files'), import('../../wire/file-calls')])
      return fileCarrier({ ask: own(fileCalls.ask), put: own(fileCalls.put) })(yard)
    }
    return async (isWanted) => {
      if (!freight && (await yard.db.blobs.count()) + (await yard.db.pictures.count()) === 0) return undefined
      freight ??= await fetchFreight().catch(() => undefined)
      return freight ? freight(isWanted) : pause
    }
  }
