import { useMemo } from 'react'
import { RichText } from '../rich-text/RichText'
import { htmlOfMarkdown } from './html-of-markdown'

/** A text in markdown, as it is read. */
export function MarkdownText({ text }: { text: string }) {
  return <RichText html={useMemo(() => htmlOfMarkdown(text), [text])} />
}
