import { useLayoutEffect, useRef } from 'react'
import { cleanNodes } from './clean-html'
import { hasColours } from './has-colours'
import './rich-text.css'

/** HTML that people wrote, as it is read: with nothing in it that could do more than be read. */
export function RichText({ html }: { /** As it is stored. */ html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanNodes(html))
  }, [html])
  return <div ref={ref} className="rich-text" data-paper={hasColours(html) || undefined} />
}
