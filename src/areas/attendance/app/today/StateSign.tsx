import { Check, CheckCheck, CircleDashed, CircleEllipsis, Lock, type LucideIcon, RotateCcw } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { Tone } from '../../../../contract/tone'
import { figureWords } from '../../figure-words'
import type { SheetState } from '../../sheet/sheet-state'

const looks: Readonly<Record<SheetState, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  DRAFT: { icon: CircleEllipsis, tone: 'late' },
  REOPENED: { icon: RotateCcw, tone: 'care' },
  SUBMITTED: { icon: Check, tone: 'good' },
  TRACED: { icon: CheckCheck, tone: 'good' },
  CLOSED: { icon: Lock, tone: 'plain' },
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
  const { icon: Icon, tone } = looks[state]
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {wordsFor(states, [state])}
    </Sign>
  )
}
