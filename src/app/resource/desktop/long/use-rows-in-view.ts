import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows drawn above and below those in view, so that a turn of the wheel finds rows; and rows that are drawn together. */
const [beyond, together] = [8, 2]
/** Pixels of a row, and of all there is to see, where nothing can be measured. */
const [usualRow, usualView] = [36, 900]

/** Which rows are drawn, from one up to another that is not, and how high each is. */
export type RowsInView = { readonly from: number; readonly to: number; readonly row: number }

const inView = (place: Element, row: number, count: number): RowsInView => {
  const down = (pixels: number) => Math.floor(pixels / row / together) * together
  const height = place.clientHeight || usualView
  return {
    from: Math.max(0, down(place.scrollTop) - beyond),
    to: Math.min(count, down(place.scrollTop + height) + together + beyond),
    row,
  }
}

/** What is drawn, the very same while nothing in it has changed. */
const after = (old: RowsInView, next: RowsInView): RowsInView =>
  old.from === next.from && old.to === next.to && old.row === next.row ? old : next

/** Follows which of `count` rows that are all of one height are in view in what scrolls around them. The first drawn one tells the height. */
export function useRowsInView(body: RefObject<HTMLTableSectionElement | null>, count: number): RowsInView {
  const [drawn, setDrawn] = useState<RowsInView>({ from: 0, to: Math.min(count, Math.ceil(usualView / usualRow)), row: usualRow })
  const follow = (place: Element) => {
    const row = body.current?.querySelector('.ant-table-row')?.getBoundingClientRect().height || usualRow
    const next = inView(place, row, count)
    setDrawn((old) => after(old, next))
  }
  const placeOf = () => body.current?.closest('.ant-table-content')
  // Rows become higher or fewer without anybody scrolling.
  useLayoutEffect(() => {
    const place = placeOf()
    if (place) follow(place)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to changes with the number of rows alone
  useEffect(() => {
    const place = placeOf()
    const onScroll = () => place && setDrawn((old) => after(old, inView(place, old.row, count)))
    place?.addEventListener('scroll', onScroll, { passive: true })
    return () => place?.removeEventListener('scroll', onScroll)
  }, [count])
  return drawn
}
