import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { refuseFields } from '../../contract/error'
import { Message } from '../../contract/system/message'
import { isOwn } from '../db/own-tenant'
import { route } from '../http/route'
import { soundText } from '../http/sound-input'
import { keyOf } from '../resource/routes'
import { writeNow } from '../resource/write'

const sent = z.object({
  templateCode: soundText(64),
  /** An object as JSON; some clients send the object itself. */
  testData: z._default(z.union([z.string().check(z.maxLength(2000)), z.record(z.string(), z.unknown())]), '{}'),
  receiver: z.string().check(z.maxLength(4000)),
  msgType: z._default(z.string().check(z.maxLength(64)), 'system'),
})

/** The calls of messages beside those every noun has. */
export const messageRoutes = [
  /** Sends what a template says to the receivers, whose user names have commas between. */
  route('POST /sys/message/sysMessageTemplate/sendMsg', { door: 'message:add', input: sent, perMinute: 60 }, async (call) => {
    const { engine, session, input } = call
    const { rows } = await sql<{
      id: string
    }>`select id from message_template where ${isOwn} and template_code = ${input.templateCode} and not gone`.execute(
      engine.databases.tenant(session.person.tenant),
    )
    const templateId = rows[0]?.id ?? refuseFields({ templateCode: { code: 'field.missing-row' } })
    const esParam = typeof input.testData === 'string' ? input.testData : JSON.stringify(input.testData)
    const patch = { templateId, esParam, esReceiver: input.receiver, esType: input.msgType }
    const key = keyOf(call)
    await writeNow(engine, session.person, [{ noun: Message.name, key: key ?? uuidv7(), verb: 'add', patch, rev: 0, id: key }])
    return null
  }),
]
