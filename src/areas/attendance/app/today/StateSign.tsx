import { Check, CheckCheck, CircleDashed, CircleEllipsis, Lock, type LucideIcon, RotateCcw } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { figureWords } from '../../figure-words'
import type { SheetState } from '../../sheet/sheet-state'
import { tones } from '../../sheet/tones'

const icons: Readonly<Record<SheetState, LucideIcon>> = {
  DRAFT: CircleEllipsis,
  REOPENED: RotateCcw,
  SUBMITTED: Check,
  TRACED: CheckCheck,
  CLOSED: Lock,
}

/** The state of a class's sheet as sign and word; a dashed "not yet" where nobody has begun. */
export function StateSign({ state }: { state: SheetState | undefined }) {
  const say = useSay()
  const states = useDict('sheetStatus')
  if (!state)
    return (
      <Sign tone="open" icon={<CircleDashed size={14} aria-hidden />}>
        {say(figureWords.unmarked)}
      </Sign>
    )
  const Icon = icons[state]
  return (
    <Sign tone={tones.sheetStatus[state]} icon={<Icon size={14} aria-hidden />}>
      {wordsFor(states, [state])}
    </Sign>
  )
}
