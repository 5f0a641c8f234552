import { Clock, Hand, X } from 'lucide-react'
import { Sign } from '../design/Sign'
import { useSay } from '../language/use-say'
import type { Standing } from './row'

const looks = {
  waiting: { icon: Clock, tone: 'plain', word: 'waitingShort' },
  parked: { icon: X, tone: 'bad', word: 'refusedShort' },
  conflict: { icon: Hand, tone: 'care', word: 'needsYouShort' },
} as const

/** Where this device's own edits of a row stand: a clock, a cross or a hand, with the word. Nothing when all is sent. */
export function StandingSign({ standing }: { standing: Standing | undefined }) {
  const say = useSay()
  if (!standing) return null
  const { icon: Icon, tone, word } = looks[standing]
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {say(word)}
    </Sign>
  )
}
