import { useSay } from '../../../../app/language/use-say'
import { useSavingAloud } from '../../../../app/resource/form/use-saving-aloud'
import { useCan } from '../../../../app/session/use-can'
import type { Intent } from '../../../../contract/sync/intent'
import type { RecordWish } from '../../mark/mark-wish'
import type { BoardRoll } from '../board/use-attendance-day'
import { words } from '../words'
import { undoWishes } from './undo-wishes'

/** Saves wishes on this device and says so; a failure is said and nothing is lost. Resolves to whether they are kept. */
export function useSaving(): (wishes: readonly Intent[], said: string, undo?: () => void) => Promise<boolean> {
  const saveAloud = useSavingAloud()
  const say = useSay()
  return async (wishes, said, undo) =>
    (await saveAloud(wishes, said, undo && { action: { text: say(words.undo), run: undo } })) === undefined
}

/** Saves marks. For five seconds they can be taken back, by new wishes, as long as the sheet lets them. */
export function useMarking(roll: BoardRoll): (wishes: readonly RecordWish[], said: string) => Promise<boolean> {
  const save = useSaving()
  const say = useSay()
  const can = useCan()
  return (wishes, said) => {
    const before = new Map(roll.tiles.flatMap(({ record }) => (record ? [[record.id, record] as const] : [])))
    const undo = undoWishes(wishes, before, roll.state)
    const isMine = undo?.every((one) => can(`attendance-record:${one.verb}`))
    return save(wishes, said, undo && isMine ? () => void save(undo, say(words.undone)) : undefined)
  }
}
