import { type ComponentType, createElement } from 'react'
import { joinedPage } from './joined-page'
import { RecordFrame } from './RecordFrame'
import type { PageAddition, PageProps, RecordPage } from './record-page'

/** The component that draws the records of one noun. */
export function drawnPage(own: RecordPage, added: readonly PageAddition[]): ComponentType<PageProps> {
  const page = joinedPage(own, added)
  return (props) => createElement(RecordFrame, { ...props, page })
}
