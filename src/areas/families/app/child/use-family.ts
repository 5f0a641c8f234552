import { useMemo } from 'react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useReads } from '../../../../app/report/use-reads'
import type { ViewRow } from '../../../../app/resource/row'
import { ChildGuardian } from '../../published/child-guardian'
import { Guardian } from '../../published/guardian'
import { emergencyOf, familyOf } from './family-calls'

/** Who belongs to a child and whom to call; undefined while it is read. Of all guardians of the house those of the child alone are read. */
export function useFamily(row: ViewRow) {
  const links = useCopiedRows(ChildGuardian)
  const keys = links?.filter(({ childId }) => childId === row.id).map(({ guardianId }) => guardianId)
  const [read] = useReads(keys ? [{ noun: Guardian.name, keys }] : [])
  const guardians = read?.rows
  return useMemo(() => {
    if (!links) return undefined
    const family = familyOf(row.id, links, guardians)
    return { links, family, emergency: emergencyOf(row, family) }
  }, [links, guardians, row])
}
