import type { OpContext } from '../../../server/resource/behaviour'
import { type SigningDoubt, signingDoubt } from '../signing-doubt'
import { Staff } from '../staff'
import { StaffCertificate } from '../staff-certificate'

/**
 * What speaks against a member of staff signing a record of food on a day (`YYYY-MM-DD`), as the rows of this batch tell; undefined when
 * nothing does. Where a record is made at a desk, refuse by it. Evidence that was taken is never refused: say it on the record.
 */
export async function signingDoubtOf(ctx: OpContext, staffId: string, day: string): Promise<SigningDoubt | undefined> {
  return signingDoubt(await ctx.look(Staff, staffId), await ctx.rows(StaffCertificate, { staffId }), day)
}
