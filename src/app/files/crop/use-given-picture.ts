import { type DragEvent, useEffect, useRef, useState } from 'react'

const pictureIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Takes pictures that are dropped on an element, or pasted anywhere on the page while it is there. */
export function useGivenPicture(isOpen: boolean, onGiven: (picture: File) => void) {
  const [isOver, setOver] = useState(false)
  const given = useRef(onGiven)
  given.current = onGiven
  useEffect(() => {
    if (!isOpen) return
    const paste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData)
      if (!picture) return
      event.preventDefault()
      given.current(picture)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOpen])
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      // Without it the browser would leave the form and show the file.
      event.preventDefault()
      setOver(false)
      const picture = pictureIn(event.dataTransfer)
      if (picture) onGiven(picture)
    },
  }
  return { isOver, drop: isOpen ? drop : {} }
}
