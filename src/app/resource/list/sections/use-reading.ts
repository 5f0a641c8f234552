import { useEffect, useState } from 'react'
import { loadReadings, unread } from '../../../search/search-index'
import type { Reading } from './parting'

let known: Reading | undefined

/** Both come with the first list that needs them; where they cannot be had names stand under one heading. */
const loadReading = (): Promise<Reading> =>
  Promise.all([loadReadings(), import('../../../../contract/search/surnames').then((file) => file.surnameOf)]).then(
    ([readings, surname]) => ({ readings, surname }),
    () => ({ readings: unread, surname: () => undefined }),
  )

/** How names are read, once that is here. Asked for by nobody it is not fetched. */
export function useReading(wanted: boolean): Reading | undefined {
  const [reading, setReading] = useState(known)
  useEffect(() => {
    if (!wanted || known) return
    let over = false
    void loadReading().then((loaded) => {
      known = loaded
      if (!over) setReading(loaded)
    })
    return () => {
      over = true
    }
  }, [wanted])
  return reading
}
