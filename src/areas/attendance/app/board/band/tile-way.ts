import { createContext } from 'react'

/** Leads to the tile of a child; undefined where no tiles lie below. */
export const TileWay = createContext<((childId: string) => void) | undefined>(undefined)

/** Brings the tile of a child into view and to the keyboard, once it is drawn. */
export function goToTile(childId: string): void {
  requestAnimationFrame(() => {
    const tile = document.querySelector(`.tile[data-child="${CSS.escape(childId)}"] > .tile-main`)
    if (!(tile instanceof HTMLElement)) return
    tile.scrollIntoView({ block: 'center' })
    tile.focus({ preventScroll: true })
  })
}
