import { useSay } from '../../../../app/language/use-say'
import { useSavingAloud } from '../../../../app/resource/form/use-saving-aloud'
import { useCan } from '../../../../app/session/use-can'
import type { Intent } from '../../../../contract/sync/intent'
import type { RecordIntent } from '../../mark/mark-intent'
import type { BoardRoll } from '../board/use-attendance-day'
import { words } from '../words'
import { undoIntents } from './undo-intents'

/** Saves intents on this device and says so; a failure is said and nothing is lost. Resolves to whether they are kept. */
export function useSaving(): (intents: readonly Intent[], said: string, undo?: () => void) => Promise<boolean> {
  const saveAloud = useSavingAloud()
  const say = useSay()
  return async (intents, said, undo) =>
    (await saveAloud(intents, said, undo && { action: { text: say(words.undo), run: undo } })) === undefined
}

/** Saves marks. For five seconds they can be taken back, by new intents, as long as the sheet lets them. */
export function useMarking(roll: BoardRoll): (intents: readonly RecordIntent[], said: string) => Promise<boolean> {
  const save = useSaving()
  const say = useSay()
  const can = useCan()
  return (intents, said) => {
    const before = new Map(roll.tiles.flatMap(({ record }) => (record ? [[record.id, record] as const] : [])))
    const undo = undoIntents(intents, before, roll.state)
    const isMine = undo?.every((one) => can(`attendance-record:${one.verb}`))
    return save(intents, said, undo && isMine ? () => void save(undo, say(words.undone)) : undefined)
  }
}
