import { confirmFirst } from '../../../../app/design/overlay/question'
import { useSay } from '../../../../app/language/use-say'
import { useSyncStatus } from '../../../../app/offline/use-sync-status'
import { useCan } from '../../../../app/session/use-can'
import type { Label } from '../../../../contract/label'
import { type Intent, move } from '../../../../contract/sync/intent'
import { sheetKey } from '../../keys'
import { allPresent } from '../../mark/all-present'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { useMarking, useSaving } from '../mark/use-marking'
import { words } from '../words'
import type { BoardRoll } from './use-attendance-day'

/** The steps of a day's sheet, each kept on this device first. `may` says whether the person may make a step at all. */
export function useSheetSteps(roll: BoardRoll) {
  const say = useSay()
  const can = useCan()
  const mark = useMarking(roll)
  const save = useSaving()
  const online = useSyncStatus((status) => status.online)
  const step = (verb: 'trace' | 'close', said: Label) => save([move(AttendanceSheet, sheetKey(roll), verb, {})], say(said))
  return {
    may: (verb: 'submit' | 'trace' | 'close' | 'reopen') => can(`attendance-sheet:${verb}`),
    markRest: () => {
      const intents = allPresent(roll)
      return mark(intents, say(words.saidAll, { count: intents.length }))
    },
    submit: (intents: readonly Intent[]) => save(intents, say(online ? words.saidSubmitted : words.saidSubmittedOffline)),
    trace: () => step('trace', words.saidTraced),
    // From the bar, where the next step appears under the same finger.
    askToTrace: async () => {
      const sure = await confirmFirst({ title: say(words.traceSure), body: say(words.traceBody), confirm: say(words.finishTracing) })
      if (sure) await step('trace', words.saidTraced)
    },
    close: async () => {
      const sure = await confirmFirst({ title: say(words.closeSure), body: say(words.closeBody), confirm: say(words.closeDay) })
      if (sure) await step('close', words.saidClosed)
    },
  }
}

export type SheetSteps = ReturnType<typeof useSheetSteps>
