import { useEffect, useMemo, useRef, useState } from 'react'
import type { Catalogue } from '../../contract/catalogue'
import { useFace } from '../design/face'
import { useSay } from '../language/use-say'
import { wholeOf } from '../shell/all-nouns'
import { ProductContext, useProduct } from '../shell/product'
import { closeSearch } from './open-search'
import { Palette } from './Palette'
import { TouchSearch } from './TouchSearch'
import { useSearch } from './use-search'
import { words } from './words'
import './search.css'

function SearchDialog({ isOpen }: { readonly isOpen: boolean }) {
  const say = useSay()
  const isTouch = useFace() === 'touch'
  const search = useSearch()
  const ref = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { type } = search
  useEffect(() => {
    if (!isOpen) type('')
  }, [isOpen, type])
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog || dialog.open) return
    dialog.showModal()
    input.current?.focus()
  }, [isOpen])
  if (!isOpen) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop; Escape closes a dialog by itself
    <dialog
      ref={ref}
      className="search"
      aria-label={say(words.search)}
      onClose={closeSearch}
      onClick={(event) => event.target === ref.current && closeSearch()}
    >
      {isTouch ? <TouchSearch {...{ search, input }} /> : <Palette {...{ search, input }} />}
    </dialog>
  )
}

/** Every noun of the product, as soon as those no row of which lies here have come; without them the others are looked through. */
function useWholeCatalogue(): Catalogue | undefined {
  const { wholeCatalogue } = useProduct()
  const [whole, setWhole] = useState<Catalogue>()
  useEffect(() => {
    let isOver = false
    if (wholeCatalogue)
      wholeOf(wholeCatalogue).then(
        (found) => !isOver && setWhole(found),
        () => undefined,
      )
    return () => {
      isOver = true
    }
  }, [wholeCatalogue])
  return whole
}

/** The search over everything somebody may open: records by a piece of their names, pinyin or numbers, and screens. */
export function Search({ isOpen }: { readonly isOpen: boolean }) {
  const product = useProduct()
  const whole = useWholeCatalogue()
  const given = useMemo(() => (whole ? { ...product, catalogue: whole } : product), [product, whole])
  return (
    <ProductContext value={given}>
      <SearchDialog isOpen={isOpen} />
    </ProductContext>
  )
}
