import { useCopiedRows } from '../../../app/offline/view/use-copied-rows'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'

/** What the kindergarten is called, for the head of a printed sheet; empty where it has no name yet, undefined until that is known. */
export function useHouseName(): string | undefined {
  const profiles = useCopiedRows(KindergartenProfile)
  return profiles && (profiles[0]?.name ?? '')
}
