import { type ComponentType, createElement } from 'react'
import { joinedPage } from './joined-page'
import { RecordFrame } from './RecordFrame'
import type { PageAddition, PageProps, RecordPage } from './record-page'
import { type SeveralAct, severalActs } from './several-act'

type Drawn = { readonly page: ComponentType<PageProps>; readonly several: readonly SeveralAct[] }

/** The component that draws the records of one noun, and what is done with several of them. */
export function drawnPage(own: RecordPage, added: readonly PageAddition[]): Drawn {
  const page = joinedPage(own, added)
  return { page: (props) => createElement(RecordFrame, { ...props, page }), several: severalActs(page.acts ?? []) }
}
