import { useEffect, useState } from 'react'
import { unread } from '../../../search/search-index'
import type { Reading } from './parting'

let known: Reading | undefined

const unknown: Reading = { readings: unread, surname: () => undefined }

/** It comes with the first list that needs it. Where it cannot be had names stand under one heading, until the next list asks for it. */
const loadReading = (): Promise<Reading> =>
  import('../../../../contract/search/readings').then(
    ({ readings, surnameOf }) => {
      known = { readings, surname: surnameOf }
      return known
    },
    () => unknown,
  )

/** How names are read, once that is here. Asked for by nobody it is not fetched. */
export function useReading(wanted: boolean): Reading | undefined {
  const [reading, setReading] = useState(known)
  useEffect(() => {
    if (!wanted) return
    let over = false
    // Another part of the page may have fetched it since this one began.
    void (known ? Promise.resolve(known) : loadReading()).then((loaded) => !over && setReading(loaded))
    return () => {
      over = true
    }
  }, [wanted])
  return reading
}
