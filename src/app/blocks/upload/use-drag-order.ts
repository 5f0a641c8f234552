import { type DragEvent, useRef } from 'react'

const kind = 'application/x-place'

/** Lets things of one list be drawn to another place in it, and nowhere else. `move` is told from where to where. */
export function useDragOrder(move: (from: number, to: number) => void, disabled = false) {
  const from = useRef<number>(undefined)
  const isOurs = ({ dataTransfer }: DragEvent) => from.current !== undefined && dataTransfer.types.includes(kind)
  return (at: number) => ({
    draggable: !disabled,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      from.current = at
      dataTransfer.setData(kind, String(at))
      dataTransfer.effectAllowed = 'move'
    },
    onDragEnd: () => {
      from.current = undefined
    },
    onDragOver: (event: DragEvent) => {
      if (isOurs(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!isOurs(event) || from.current === undefined) return
      event.preventDefault()
      if (from.current !== at) move(from.current, at)
    },
  })
}
