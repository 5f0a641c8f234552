import { useLayoutEffect, useRef } from 'react'
import { cleanNodes } from './clean-html'

/** Colours somebody chose were chosen on paper. */
const hasColours = (html: string) => /style\s*=[^>]*(color|background)/i.test(html)

/** The content of a notice. */
export function NoticeText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanNodes(html))
  }, [html])
  return <div ref={ref} className="notice-text" data-paper={hasColours(html) || undefined} />
}
