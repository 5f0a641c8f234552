import { useMemo } from 'react'
import { useCopiedRows } from '../../../app/offline/view/use-copied-rows'
import type { View } from '../../../app/offline/view/view'
import { useSession } from '../../../app/session/session'
import { useCan } from '../../../app/session/use-can'
import { Enrolment } from '../../families/published/enrolment'
import { Class } from '../../garden/published/class'
import { Staff } from '../../staff/published/staff'
import { reachableClasses, runningClasses } from '../reachable-classes'

export type ClassView = View<typeof Class>

/** The classes the signed-in person may call the roll of, own ones first. Undefined while loading. */
export function useOwnClasses(): ClassView[] | undefined {
  const classes = useCopiedRows(Class)
  const enrolments = useCopiedRows(Enrolment)
  const staff = useCopiedRows(Staff)
  const user = useSession((state) => state.person?.id)
  return useMemo(() => {
    if (!classes || !enrolments || !staff) return undefined
    return reachableClasses(classes, enrolments, staff.find((one) => one.userId === user)?.id)
  }, [classes, enrolments, staff, user])
}

/** Every running class, by grade and name. */
function useRunningClasses(): ClassView[] | undefined {
  const classes = useCopiedRows(Class)
  return useMemo(() => classes && runningClasses(classes), [classes])
}

/** The classes whose attendance the person sees: those they reach; all of them for whoever counts heads without knowing children. */
export function useSeenClasses(): ClassView[] | undefined {
  const own = useOwnClasses()
  const running = useRunningClasses()
  const knowsChildren = useCan()('enrolment:list')
  return knowsChildren ? own : running
}
