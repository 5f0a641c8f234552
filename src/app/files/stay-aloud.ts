import { toast } from '../design/overlay/toast'
import { deviceWords } from '../language/device-words'
import type { Say } from '../language/use-say'
import { stay } from './ask-to-stay'

/** Asks the browser not to clear away what lies here, and tells the person what it said. Answers whether it will not. */
export async function stayAloud(say: Say): Promise<boolean> {
  const granted = await stay()
  toast(say(granted ? deviceWords.deviceWillKeep : deviceWords.deviceMayNotKeep), granted ? {} : { tone: 'bad' })
  return granted
}
