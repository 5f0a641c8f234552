import { CircleCheck, ClipboardCheck, Pencil, PencilLine, Send, Stamp } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { StandingSign } from '../../../../app/resource/StandingSign'
import type { Week } from './use-week'
import { words } from './week-words'

const looks = {
  DRAFT: { icon: Pencil, tone: 'open' },
  CHECKED: { icon: Send, tone: 'care' },
  REVIEWED: { icon: ClipboardCheck, tone: 'late' },
  APPROVED: { icon: Stamp, tone: 'late' },
  PUBLISHED: { icon: CircleCheck, tone: 'good' },
  CHANGED: { icon: PencilLine, tone: 'care' },
} as const

/** How far a menu has come, and whether anything of the week waits on this device. */
export function MenuSign({ week: { menu, stored } }: { week: Week }) {
  const say = useSay()
  const states = useDict('menuStatus')
  const status = menu?.status ?? 'DRAFT'
  const { icon: Icon, tone } = looks[status]
  const standings = [menu, ...stored.values()].map((row) => row?.standing)
  const standing = (['conflict', 'parked', 'waiting'] as const).find((one) => standings.includes(one))
  return (
    <span className="menu-sign">
      {menu ? (
        <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
          {wordsFor(states, [status])}
        </Sign>
      ) : (
        <Sign tone="open">{say(words.noMenu)}</Sign>
      )}
      <StandingSign standing={standing} />
    </span>
  )
}
