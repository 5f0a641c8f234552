import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { useStore } from 'zustand'
import { isTyped } from '../cells/cell-types'
import type { Grid } from '../store/grid-store'
import { cellId } from './GridLine'

type Props = {
  grid: Grid
  name: string
  title: string
  about: string
  place: { readonly top: number; readonly left: number; readonly width: number; readonly height: number } | undefined
  onKey: (event: KeyboardEvent) => boolean
  sink: RefObject<HTMLTextAreaElement | null>
}

/**
 * Where keys go while one stands at cells. It is a text input so that letters put together by an input method, as Chinese is written, begin in
 * it: on something that is no input the first of them would be lost. It lies over the cell, and shows while letters are put together.
 */
export function GridSink({ grid, name, title, about, place, onKey, sink }: Props) {
  const at = useStore(grid.store, (state) => state.at)
  const begin = (field: HTMLTextAreaElement) => {
    const typed = field.value
    if (typed === '' || field.dataset.composing !== undefined) return
    field.value = ''
    const column = at && grid.visible[at.column]
    if (column && isTyped(column)) grid.edit(typed)
    else if (column && typed.trim() !== '') grid.edit()
  }
  const take = (event: ClipboardEvent, act: (data: DataTransfer) => void) => {
    event.preventDefault()
    act(event.clipboardData)
  }
  return (
    <textarea
      ref={sink}
      className="grid-sink"
      aria-label={title}
      aria-describedby={about}
      aria-activedescendant={at && cellId(name, at.row, at.column)}
      style={place}
      rows={1}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || !onKey(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset.composing = ''
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset.composing
        begin(currentTarget)
      }}
      onInput={(event) => begin(event.currentTarget)}
      onCopy={(event) => take(event, (data) => data.setData('text/plain', grid.copied()))}
      onCut={(event) =>
        take(event, (data) => {
          data.setData('text/plain', grid.copied())
          grid.empty()
        })
      }
      onPaste={(event) => take(event, (data) => grid.paste(data.getData('text/plain')))}
      onFocus={() => grid.store.getState().at ?? grid.goTo({ row: 0, column: 0 })}
    />
  )
}
