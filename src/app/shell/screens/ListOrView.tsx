import { List, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { label } from '../../../contract/label'
import { Early } from '../../design/Early'
import { useFace } from '../../design/face'
import { Link } from '../../design/Link'
import { menuIcons } from '../../design/menu-icons'
import { Page, PageViewsContext } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import type { NounView } from '../product'
import './list-or-view.css'

const words = {
  views: label('显示方式', 'Shown as'),
  table: label('表格', 'Table'),
  list: label('列表', 'List'),
} as const

type Props = { view: NounView; noun: string; title: string; list: ReactNode }

/** Leads from the screen of a noun to its list and back. */
function ViewLinks({ view, isList }: { view: NounView; isList: boolean }) {
  const say = useSay()
  const face = useFace()
  const Rows = face === 'desktop' ? Table2 : List
  return (
    <nav className="view-links" aria-label={say(words.views)}>
      <Link to="?" aria-current={isList ? undefined : 'page'} aria-label={say(view.label)}>
        <Suspense>
          <Early part={menuIcons} given={{ name: view.icon, size: 18 }} />
        </Suspense>
        <span>{say(view.label)}</span>
      </Link>
      <Link to="?view=table" aria-current={isList ? 'page' : undefined} aria-label={say(face === 'desktop' ? words.table : words.list)}>
        <Rows aria-hidden />
        <span>{say(face === 'desktop' ? words.table : words.list)}</span>
      </Link>
    </nav>
  )
}

/** The screen a noun has in place of its list. The list is asked for by the address, and by every link to a record the screen does not open itself. */
export function ListOrView({ view, noun, title, list }: Props) {
  const [params] = useSearchParams()
  const isDesktop = useFace() === 'desktop'
  const open = params.get('open')
  const isList = params.get('view') === 'table' || (open !== null && (!view.opens || open === 'new'))
  // A record that is open beside its tree leaves the ways to see it where they are.
  const isCovered = open !== null && (isList || !isDesktop)
  return (
    <PageViewsContext value={isCovered ? undefined : <ViewLinks view={view} isList={isList} />}>
      {isList ? (
        list
      ) : (
        <Suspense
          fallback={
            <Page title={title}>
              <Skeleton rows={8} height={88} />
            </Page>
          }
        >
          <Early part={view.part} given={{ title, noun }} />
        </Suspense>
      )}
    </PageViewsContext>
  )
}
