import { useMemo } from 'react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { KindergartenProfile } from '../../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../../garden/published/school-day'
import { SampleFridge } from '../../fridge/sample-fridge'
import type { Names } from '../../register/sample-register'
import { SampleDisposal } from '../../sample-disposal'
import { useKitchen } from '../use-kitchen'
import { usePeople } from '../use-people'

/** What papers are made of, as this device knows it. Undefined while loading. */
export function usePapers() {
  const kitchen = useKitchen()
  const disposals = useCopiedRows(SampleDisposal)
  const fridges = useCopiedRows(SampleFridge)
  const profiles = useCopiedRows(KindergartenProfile)
  const calendar = useCopiedRows(SchoolDay)
  const people = usePeople()
  return useMemo(() => {
    if (!kitchen || !disposals || !fridges || !people || !profiles || !calendar) return undefined
    const names: Names = {
      dish: new Map(kitchen.dishes.map(({ id, name }) => [id, name])),
      staff: people.names,
      fridge: new Map(fridges.map(({ id, name }) => [id, name])),
    }
    return { ...kitchen, disposals, calendar, names, house: profiles[0]?.name ?? '' }
  }, [kitchen, disposals, fridges, people, profiles, calendar])
}
export type Papers = NonNullable<ReturnType<typeof usePapers>>
