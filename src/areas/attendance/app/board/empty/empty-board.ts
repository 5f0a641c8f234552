import { lazyPart } from '../../../../../app/design/lazy-part'
import type { ClosedDayProps } from './ClosedDay'
import type { NobodyHereProps } from './NobodyHere'

/** What stands in place of tiles where nobody is to be called. Most mornings have no need of it. */
export const ClosedDay = lazyPart<ClosedDayProps>(() => import('./ClosedDay').then((file) => file.ClosedDay))
export const NobodyToCall = lazyPart<{ lacking: 'class' | 'children' }>(() => import('./NobodyToCall').then((file) => file.NobodyToCall))
export const NobodyHere = lazyPart<NobodyHereProps>(() => import('./NobodyHere').then((file) => file.NobodyHere))
