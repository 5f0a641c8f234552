/** Brings the tile of a child into view and to the keyboard, once it is drawn. */
export function goToTile(childId: string): void {
  requestAnimationFrame(() => {
    const tile = document.querySelector(`.tile[data-child="${CSS.escape(childId)}"] > .tile-main`)
    if (!(tile instanceof HTMLElement)) return
    tile.scrollIntoView({ block: 'center' })
    tile.focus({ preventScroll: true })
  })
}
