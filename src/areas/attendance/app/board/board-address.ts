import { useSearchParams } from 'react-router-dom'
import { isDay } from '../../../../contract/check'

export type BoardAddress = {
  readonly classId: string | undefined
  /** Never later than today. */
  readonly day: string
  readonly go: (change: { readonly classId?: string; readonly day?: string }) => void
}

/** Which class and day the address asks for; today where it asks for none, or for a day to come. */
export function useBoardAddress(today: string): BoardAddress {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('day') ?? ''
  const day = isDay(wanted) && wanted < today ? wanted : today
  const classId = params.get('class') ?? undefined
  const go: BoardAddress['go'] = (change) => {
    const next = { class: change.classId ?? classId, day: change.day ?? day }
    setParams({ ...(next.class && { class: next.class }), ...(next.day !== today && { day: next.day }) }, { replace: true })
  }
  return { classId, day, go }
}
