import { type RefObject, useEffect, useRef } from 'react'

/** A table measures its columns with a hidden copy of the header, which must not be reached by keyboard. */
export function useInertMeasure(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const row of ref.current?.querySelectorAll('.ant-table-measure-row') ?? []) row.setAttribute('inert', '')
  })
  return ref
}
