import { Announcement } from '../../../contract/system/announcement'
import { confirmFirst } from '../../design/overlay/question'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { sayIn } from '../../language/say-in'
import { nounKeys } from '../../resource/noun-keys'
import { queries } from '../../resource/queries'
import { call } from '../../wire/call'
import { explain } from '../../wire/explain'
import { type Audience, countPeople } from './use-audience'
import { words } from './words'

type Sent = Audience & { readonly id: string; readonly title: string; readonly startTime: string | null }

/** Counts anew whom it reaches, asks with that number, and sends it. What was refused is said. */
export async function send({ id, title, startTime, ...audience }: Sent): Promise<void> {
  const language = currentLanguage()
  const say = (what: Parameters<typeof sayIn>[1], values?: Record<string, unknown>) => sayIn(language, what, values)
  try {
    const people = await countPeople(audience)
    if (people === 0) return void toast(say(words.nobody), { tone: 'bad' })
    const isWanted = await confirmFirst({
      title: say(audience.msgType === 'ALL' ? words.sendAllTitle : words.sendTitle, { people }),
      body: say(startTime ? words.sendLaterBody : words.sendBody, { title, time: startTime?.slice(0, 16) ?? '' }),
      confirm: say(words.send, { people }),
    })
    if (!isWanted) return
    await call('POST', `${Announcement.path}/publish`, { body: { id } })
    toast(say(words.sent, { people }))
  } catch (error) {
    toast(explain(error, language), { tone: 'bad' })
  }
  await queries.invalidateQueries({ queryKey: nounKeys.all(Announcement.name) })
}
