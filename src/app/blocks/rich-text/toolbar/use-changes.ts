import type { Editor } from '@tiptap/core'
import { useSyncExternalStore } from 'react'

/** Draws anew whenever text, selection or looks change. Answers the state as it is. */
export const useChanges = (editor: Editor) =>
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed)
      return () => {
        editor.off('transaction', changed)
      }
    },
    () => editor.state,
  )
