import { type ComponentType, createElement } from 'react'
import { fetchParts, joinedPage } from './joined-page'
import { RecordFrame } from './RecordFrame'
import type { PageAddition, PageProps, RecordPage } from './record-page'

/** The component that draws the records of one noun, once everything is here that it is made of. */
export async function drawnPage(own: RecordPage, added: readonly PageAddition[]): Promise<ComponentType<PageProps>> {
  const page = joinedPage(own, added)
  await fetchParts(page)
  return (props) => createElement(RecordFrame, { ...props, page })
}
