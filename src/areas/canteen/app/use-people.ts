import { useMemo } from 'react'
import type { Option } from '../../../app/fields/choice/use-dict'
import { useCopiedRows } from '../../../app/offline/view/use-copied-rows'
import { useSession } from '../../../app/session/session'
import { Staff } from '../../staff/published/staff'

/** Posts that handle samples, in the order they are offered. */
const kitchenPosts = ['cook', 'canteenMgr', 'storekeeper', 'buyer', 'doctor']

/** Who works here: all names, who of them works in the kitchen, and which of them is signed in. */
export type People = { readonly names: ReadonlyMap<string, string>; readonly kitchen: readonly Option[]; readonly own: string | undefined }

/** Follows the staff. Undefined while loading. */
export function usePeople(): People | undefined {
  const staff = useCopiedRows(Staff)
  const user = useSession((state) => state.person?.id)
  return useMemo(() => {
    if (!staff) return undefined
    const own = staff.find((one) => one.userId === user)?.id
    const here = staff.filter((one) => !one.leaveDate && (one.id === own || kitchenPosts.includes(one.post)))
    const rank = (one: (typeof here)[number]) => (one.id === own ? -1 : kitchenPosts.indexOf(one.post))
    const kitchen = here.sort((one, two) => rank(one) - rank(two)).map(({ id, name }) => ({ value: id, text: name }))
    return { names: new Map(staff.map(({ id, name }) => [id, name])), kitchen, own }
  }, [staff, user])
}
