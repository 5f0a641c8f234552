import { type RefObject, useEffect } from 'react'

/** Pixels of the title that stay within the window, so that it can be taken hold of again. */
const left = 48

/** Lets a dialog be moved by its title: the one `inside` is in. It stands in its place again when it is opened anew. */
export function useDrag(inside: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const title = dialog?.querySelector<HTMLElement>('header')
    if (!isWanted || !dialog || !title) return
    let [x, y] = [0, 0]
    let from: { readonly id: number; readonly x: number; readonly y: number } | undefined
    const begin = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      from = { id: event.pointerId, x: event.clientX - x, y: event.clientY - y }
      title.setPointerCapture?.(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return
      const box = dialog.getBoundingClientRect()
      const within = (wanted: number, least: number, most: number) => Math.min(Math.max(wanted, least), most)
      // Where it would stand without having been moved.
      const [home, top] = [box.left - x, box.top - y]
      x = within(event.clientX - from.x, left - home - box.width, innerWidth - left - home)
      y = within(event.clientY - from.y, -top, innerHeight - left - top)
      dialog.style.translate = `${x}px ${y}px`
    }
    const end = () => {
      from = undefined
    }
    const over = new AbortController()
    const { signal } = over
    dialog.dataset.draggable = ''
    title.addEventListener('pointerdown', begin, { signal })
    title.addEventListener('pointermove', move, { signal })
    for (const name of ['pointerup', 'pointercancel'] as const) title.addEventListener(name, end, { signal })
    return () => {
      over.abort()
      delete dialog.dataset.draggable
      dialog.style.translate = ''
    }
  }, [inside, isWanted])
}
