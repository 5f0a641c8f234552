import { useMemo } from 'react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { ViewRow } from '../../../../app/resource/row'
import { useLocalRows } from '../../../../app/resource/use-local'
import { ChildGuardian } from '../../published/child-guardian'
import { Guardian } from '../../published/guardian'
import { emergencyOf, familyOf } from './family-calls'

/** Who belongs to a child and whom to call; undefined while it is read. */
export function useFamily(row: ViewRow) {
  const links = useCopiedRows(ChildGuardian)
  const guardians = useLocalRows(Guardian.name)
  return useMemo(() => {
    if (!links) return undefined
    const family = familyOf(row.id, links, guardians)
    return { links, family, emergency: emergencyOf(row, family) }
  }, [links, guardians, row])
}
