import { useEffect, useState } from 'react'
import { calm } from '../../recopy/calm'
import type { SeveralAct } from '../../record-page/several-act'
import { useCan } from '../../session/use-can'
import { useProduct } from '../../shell/product'

const none: readonly SeveralAct[] = []

/** What this person does with several records of a noun at once as areas have it; it comes with the page of the record. */
export function useSeveralActs(noun: string): readonly SeveralAct[] {
  const can = useCan()
  const page = useProduct().recordPages?.[noun]
  const [, setHere] = useState(page)
  useEffect(() => {
    if (!page) return
    let isShown = true
    void calm()
      .then(page.fetch)
      .then(() => isShown && setHere(undefined))
    return () => {
      isShown = false
    }
  }, [page])
  return page?.several().filter(({ needs }) => !needs || can(needs)) ?? none
}
