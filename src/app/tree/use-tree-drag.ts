import { type DragEvent, useState } from 'react'
import type { ViewRow } from '../resource/row'
import type { RowTree } from './tree'
import { type Place, placeBeside, type Side, sideAt } from './tree-places'

export type TreeDrag = ReturnType<typeof useTreeDrag>

/** Dragging rows of a tree to other places. `put`: called with where one was let go of. */
export function useTreeDrag(tree: RowTree, put: (row: ViewRow, place: Place) => void) {
  const [held, hold] = useState<string>()
  const [over, setOver] = useState<{ readonly id: string; readonly side: Side }>()
  const end = () => {
    hold(undefined)
    setOver(undefined)
  }
  /** The line below the pointer with the place it stands for; none where a row would come below itself. */
  const aimedAt = ({ target, clientY }: DragEvent<HTMLElement>) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('.tree-line') : null
    const row = tree.byId.get(line?.dataset.key ?? '')
    if (!line || !row || held === undefined) return undefined
    const side = sideAt(line.getBoundingClientRect(), clientY)
    const place = placeBeside(tree, held, row, side)
    return place && { id: row.id, side, place }
  }
  return {
    held,
    over,
    begin: ({ dataTransfer }: DragEvent<HTMLElement>, id: string, name: string) => {
      dataTransfer.setData('text/plain', name)
      dataTransfer.effectAllowed = 'move'
      hold(id)
    },
    end,
    move: (event: DragEvent<HTMLElement>) => {
      const aim = aimedAt(event)
      if (aim) event.preventDefault()
      if (aim?.id !== over?.id || aim?.side !== over?.side) setOver(aim && { id: aim.id, side: aim.side })
    },
    drop: (event: DragEvent<HTMLElement>) => {
      const aim = aimedAt(event)
      const row = tree.byId.get(held ?? '')
      end()
      if (!aim || !row) return
      event.preventDefault()
      put(row, aim.place)
    },
  }
}
