/** What of a rectangle says where something stands. */
type Side = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Where a name stands: itself, the card it is in, and the page beside the menu. */
export type Standing = { readonly name: Side; readonly card?: Side | undefined; readonly page?: Side | undefined }
type Window = { readonly width: number; readonly height: number }

/** Pixels of what is told, at most, and those between it and the name or the edge. */
const [width, height, gap] = [320, 260, 8]

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/**
 * Beside the card a name is in, where there is room: below it would cover what one does with that very row. Else below the name, and where the
 * window ends above it.
 */
export function placeOf({ name, card, page }: Standing, { width: wide, height: high }: Window) {
  const top = between(gap, name.top - gap, high - height - gap)
  if (card && card.right + gap + width <= wide) return { left: card.right + gap, top }
  if (card && card.left - gap - width >= (page?.left ?? 0)) return { left: card.left - gap - width, top }
  const across = { left: between(gap, name.left, wide - width - gap) }
  return name.bottom + gap + height < high ? { ...across, top: name.bottom + gap } : { ...across, bottom: high - name.top + gap }
}
