import { CircleCheck, ClipboardCheck, Pencil, PencilLine, Send, Stamp } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { StandingSign } from '../../../../app/resource/StandingSign'
import { tones } from '../../tones'
import type { Week } from './use-week'
import { words } from './week-words'

const icons = {
  DRAFT: Pencil,
  CHECKED: Send,
  REVIEWED: ClipboardCheck,
  APPROVED: Stamp,
  PUBLISHED: CircleCheck,
  CHANGED: PencilLine,
} as const

/** How far a menu has come, and whether anything of the week waits on this device. */
export function MenuSign({ week: { menu, stored } }: { week: Week }) {
  const say = useSay()
  const states = useDict('menuStatus')
  const status = menu?.status ?? 'DRAFT'
  const Icon = icons[status]
  const standings = [menu, ...stored.values()].map((row) => row?.standing)
  const standing = (['conflict', 'parked', 'waiting'] as const).find((one) => standings.includes(one))
  return (
    <span className="menu-sign">
      {menu ? (
        <Sign tone={tones.menuStatus[status]} icon={<Icon size={14} aria-hidden />}>
          {wordsFor(states, [status])}
        </Sign>
      ) : (
        <Sign tone="open">{say(words.noMenu)}</Sign>
      )}
      <StandingSign standing={standing} />
    </span>
  )
}
