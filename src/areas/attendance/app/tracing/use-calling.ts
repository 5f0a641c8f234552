import { useMemo } from 'react'
import { dateTimeNow } from '../../../../app/clock/clock'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useSession } from '../../../../app/session/session'
import { useCan } from '../../../../app/session/use-can'
import { Child } from '../../../families/published/child'
import { ChildGuardian } from '../../../families/published/child-guardian'
import { Guardian } from '../../../families/published/guardian'
import { callResults } from '../../call-results'
import type { CallLine } from '../../reports/tracing-report'
import { useSaving } from '../mark/use-marking'
import { words } from '../words'
import { callWords } from './call-words'
import { familyContacts } from './family-contacts'
import { type CallOutcome, noteIntents, unnoteIntent } from './note-call'

/** Whom to call about a child, the first one first. Undefined while loading. */
export function useContacts() {
  const children = useCopiedRows(Child)
  const links = useCopiedRows(ChildGuardian)
  const guardians = useCopiedRows(Guardian)
  return useMemo(() => {
    if (!children || !links || !guardians) return undefined
    const childOf = new Map(children.map((child) => [child.id, child]))
    return (childId: string) => {
      const child = childOf.get(childId)
      return child ? familyContacts(child, links, guardians) : []
    }
  }, [children, links, guardians])
}

/** Notes what came of a call. For five seconds it can be taken back. Undefined for whoever may only read. */
export function useCalling(back: string | undefined) {
  const save = useSaving()
  const say = useSay()
  const can = useCan()
  const language = useLanguage((state) => state.language)
  const by = useSession((state) => state.person?.realname ?? '')
  if (!can('absence-trace:edit') || !can('absence-trace:follow')) return undefined
  return (line: CallLine, outcome: CallOutcome) => {
    const noted = noteIntents(line, outcome, { at: dateTimeNow(), by, language, back })
    const undo = () => void save([unnoteIntent(line, noted)], say(words.undone))
    return save(noted, say(callWords.saidNoted, { name: line.name, result: say(callResults[outcome.result]) }), undo)
  }
}
export type Calling = NonNullable<ReturnType<typeof useCalling>>
