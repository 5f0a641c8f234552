import { useCan } from '../../../app/session/use-can'
import { useWay } from '../../../app/shell/use-way'
import { boardAddress } from '../board-address'

/** Where the page of a class is. */
export const classPath = (id: string): string => `/garden/class?open=${encodeURIComponent(id)}`

/** Where somebody looks after a class on a day: its board, or the page of the class for those who do not call its roll. */
export function useClassWay(): (id: string, day: string) => string | undefined {
  const mayCall = useCan()('attendance-record:edit')
  const way = useWay()
  return (id, day) => (mayCall ? way(boardAddress(id, day)) : undefined) ?? way(classPath(id))
}
