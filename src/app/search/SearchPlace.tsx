import { useState } from 'react'
import { Early } from '../design/Early'
import { Suspense } from '../design/Suspense'
import { useSearchOpen } from './open-search'
import { searchPart } from './search-part'

/** The place where the search appears. Once it was opened it stays, and what it knows of the device's rows goes on following them. */
export function SearchPlace() {
  const isOpen = useSearchOpen((state) => state.isOpen)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!isOpen && !wasOpen) return null
  return (
    <Suspense>
      <Early part={searchPart} given={{ isOpen }} />
    </Suspense>
  )
}
