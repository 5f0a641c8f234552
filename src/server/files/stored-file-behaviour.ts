import { Refusal } from '../../contract/error'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { behave } from '../resource/behaviour'
import { newTicket, pathFor, safeName, ticketIn } from './uploaded-file'

/** Where the paths of stored files begin. */
const place = 'files'

/** A stored file gets its path when it comes, and goes once no row names that path. */
export const storedFileBehaviour = behave(StoredFile, {
  async before(ctx, { verb, before, after }) {
    if (verb === 'remove') {
      const ticket = ticketIn(before?.url ?? '')
      const [first] = ticket ? await ctx.mentioning(ticket, StoredFile) : []
      if (first) throw new Refusal('record.used', { noun: first.label.zh, nounEn: first.label.en })
      return undefined
    }
    const [named] = after.file
    if (before || !named) return undefined
    // One that is brought back has its path.
    const url = after.url ?? pathFor(place, newTicket(), safeName(named.name))
    return { fileName: named.name, url, fileSize: named.size, by: ctx.person.realname, at: ctx.now }
  },
})
