import { useState } from 'react'
import { keep, recall } from '../../../session/storage'

const key = 'FILTER_ROW'

/** Whether tables have their row of filters, kept on this device; and what shows or hides it. */
export function useFilterRow(): [boolean, () => void] {
  const [shown, setShown] = useState(() => recall<boolean>(key) ?? true)
  return [
    shown,
    () => {
      keep(key, !shown, null)
      setShown(!shown)
    },
  ]
}
