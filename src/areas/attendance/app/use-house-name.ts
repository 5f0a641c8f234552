import { useRows } from '../../../app/offline/use-rows'
import { KindergartenProfile } from '../../garden/kindergarten-profile'

/** What the kindergarten is called, for the head of a printed sheet; empty while it is unknown. */
export const useHouseName = (): string => useRows(KindergartenProfile)?.[0]?.name ?? ''
