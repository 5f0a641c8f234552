import * as z from 'zod/mini'
import { isDateTime } from '../check'

const moment = z.string().check(z.refine(isDateTime))
const bytes = z.nullable(z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)))

const work = z
  .array(
    z.object({
      user: z.string().check(z.maxLength(64)),
      count: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
      oldest: z.nullable(moment),
    }),
  )
  .check(z.maxLength(50))

/** What a device says of itself now and then, whoever is signed in: `POST /sync/device`. Sizes in bytes, null where the browser does not tell. */
export const deviceReport = z.object({
  device: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  about: z.string().check(z.maxLength(120)),
  release: z.string().check(z.maxLength(40)),
  /** Work of each person that lies here unsent; `oldest` in kindergarten time. */
  unsent: work,
  /** Work of each person that vanished from the device unsent. Absent from a device of an older release. */
  lost: z.optional(work),
  used: bytes,
  room: bytes,
  persisted: z.boolean(),
})
export type DeviceReport = z.infer<typeof deviceReport>

export const deviceReportPath = '/sync/device'
