import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { SchoolDay } from '../../../garden/published/school-day'
import { fridgeRound } from '../../fridge/fridge-round'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { SampleFridge } from '../../fridge/sample-fridge'

/** The round of fridges that is on, and whether today is an open day. Undefined while loading. */
export function useFridgeRound(now: string) {
  const fridges = useCopiedRows(SampleFridge)
  const temps = useCopiedRows(FridgeTemp)
  const calendar = useCopiedRows(SchoolDay)
  if (!fridges || !temps || !calendar) return undefined
  const isOpen = calendar.some(({ date, isOpen: open }) => date === now.slice(0, 10) && open)
  const byName = [...fridges].sort((one, two) => (one.name < two.name ? -1 : 1))
  return { round: fridgeRound(now, byName, temps), isOpen }
}
