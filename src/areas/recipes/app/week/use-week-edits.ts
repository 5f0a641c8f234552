import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../../../../app/language/use-say'
import { useSavingAloud } from '../../../../app/resource/form/use-saving-aloud'
import { undone } from '../../week/edit-plan'
import { cellKey, isSame, type PlannedMeal } from '../../week/planned-meal'
import { menuIntents, writtenWeek } from './menu-intents'
import type { Week } from './use-week'
import { words } from './week-words'

export type WeekEdits = {
  /** The plan as it was saved last, before it is read again. */
  readonly plan: Week['plan']
  /** Saves meals as given and says `said`; nothing when they are so already. */
  readonly change: (changed: readonly PlannedMeal[], said: string, source?: 'manual' | 'copy') => Promise<void>
  readonly undo: () => void
  readonly canUndo: boolean
}

const none: readonly PlannedMeal[] = []

/** Milliseconds after which what was saved is read as it stands, whatever became of it. */
const patience = 5000

const stands = ({ stored }: Week, meal: PlannedMeal) => {
  const row = stored.get(cellKey(meal))
  return isSame({ dishes: row?.dishes ?? [], portions: row?.portions ?? [] }, meal)
}

/** Meals that were saved a moment ago: until they are read as they were saved, or it is clear that they will not be. */
function useAhead(week: Week) {
  const [ahead, setAhead] = useState(none)
  const drop = (gone: (meal: PlannedMeal) => boolean) => setAhead((list) => (list.some(gone) ? list.filter((one) => !gone(one)) : list))
  useEffect(() => {
    setAhead((list) => (list.some((one) => stands(week, one)) ? list.filter((one) => !stands(week, one)) : list))
  }, [week])
  const put = (changed: readonly PlannedMeal[]) => {
    const isOther = (one: PlannedMeal) => !changed.some((meal) => cellKey(meal) === cellKey(one))
    setAhead((list) => [...list.filter(isOther), ...changed])
  }
  return { ahead, put, drop }
}

/** Edits of a week's menu, the last of which can be taken back: by an edit that says what stood there. */
export function useWeekEdits(week: Week): WeekEdits {
  const say = useSay()
  const saveAloud = useSavingAloud()
  const [last, setLast] = useState(none)
  const { ahead, put, drop } = useAhead(week)
  const written = useMemo(() => writtenWeek(week, ahead), [week, ahead])
  const save = async (changed: readonly PlannedMeal[], said: string, source: 'manual' | 'copy', how = {}) => {
    const intents = week.mayEdit ? menuIntents(written, changed, source) : []
    if (intents.length === 0) return false
    const isOfThis = (meal: PlannedMeal) => changed.includes(meal)
    put(changed)
    const failure = await saveAloud(intents, said, how)
    if (failure !== undefined) drop(isOfThis)
    else setTimeout(() => drop(isOfThis), patience)
    return failure === undefined
  }
  const undo = () => {
    setLast(none)
    void save(last, say(words.undone), 'manual')
  }
  const latest = useRef(undo)
  useLayoutEffect(() => {
    latest.current = undo
  })
  return {
    plan: written.plan,
    change: async (changed, said, source = 'manual') => {
      const before = undone(written.plan, changed)
      const action = { text: say(words.undo), run: () => latest.current() }
      if (await save(changed, said, source, { action })) setLast(before)
    },
    undo,
    canUndo: last.length > 0 && week.mayEdit,
  }
}
