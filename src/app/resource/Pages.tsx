import { label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import './pages.css'

const words = {
  page: label('第 {page} / {pages} 页', 'Page {page} of {pages}'),
  pageOf: label('第 {page} / {pages} 页，共 {total} 条', 'Page {page} of {pages}, {total} in all'),
  before: label('上一页', 'Previous'),
  next: label('下一页', 'Next'),
} as const

type Props = {
  /** What is paged through, for readers. */
  readonly name: string
  readonly page: number
  readonly pages: number
  /** How many rows there are on all pages, where that is said. */
  readonly total?: number
  readonly go: (page: number) => void
}

/** Leads through the pages of an answer; nothing where there is one. */
export function Pages({ name, page, pages, total, go }: Props) {
  const say = useSay()
  if (pages < 2) return null
  return (
    <nav className="flow-bar pages" aria-label={name}>
      <BigButton disabled={page <= 1} onClick={() => go(page - 1)}>
        {say(words.before)}
      </BigButton>
      <span className="quiet figures">
        {total === undefined ? say(words.page, { page, pages }) : say(words.pageOf, { page, pages, total })}
      </span>
      <BigButton disabled={page >= pages} onClick={() => go(page + 1)}>
        {say(words.next)}
      </BigButton>
    </nav>
  )
}
