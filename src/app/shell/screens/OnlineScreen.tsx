import { Navigate, useLocation } from 'react-router-dom'
import { resourceOf } from '../../../contract/catalogue'
import { madeCode, madeName } from '../../../contract/made/made-name'
import { recordsPath } from '../../../contract/menu'
import { MadeNoun } from '../../../contract/system/made-noun'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import type { MenuRoute } from '../menu'
import { useProduct } from '../product'
import { AllNouns } from './AllNouns'
import { NounScreen } from './NounScreen'
import { isForMany } from './placed'
import { UnknownPage } from './UnknownPage'

const forms = 'modules/online/cgform/'
const reports = 'modules/online/cgreport/'

/** Where the forms and the reports there are stand: custom records are made in the one place, all rows are listed in the other. */
const heads: ReadonlySet<string> = new Set([`${forms}OnlCgformHeadList`, `${forms}OnlCgformCopyList`])
const reportHead = `${reports}OnlCgreportHeadList`
/** The looks such a list has with existing clients. Here a noun knows itself how its list looks. */
const lists: ReadonlySet<string> = new Set([
  `${forms}auto/OnlCgformAutoList`,
  `${forms}auto/OnlCgformTreeList`,
  `${forms}auto/erp/OnlCgformErpList`,
  `${forms}auto/tab/OnlCgformTabList`,
  `${forms}auto/innerTable/OnlCgformInnerTableList`,
  `${reports}auto/OnlCgreportAutoList`,
])

type Props = { route: MenuRoute; title: string }

/** The list a code in the address stands for: of a noun by its name or that of its table, or of one the house has made. */
function ListOfCode({ route, title }: Props) {
  const say = useSay()
  const { catalogue } = useProduct()
  const { pathname } = useLocation()
  const tenant = useSession((state) => Number(state.tenant))
  const code = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const shipped = [code, code.replaceAll('_', '-')].find((name) => resourceOf(catalogue, name))
  const noun = shipped ?? (madeCode.test(code) ? madeName(tenant, code) : undefined)
  if (noun === undefined) return <Navigate replace to="/404" />
  const known = resourceOf(catalogue, noun)
  // An entry that stands for every code is called by what it shows.
  return <NounScreen key={noun} noun={noun} title={known && isForMany(route) ? say(known.label) : title} />
}

/** What entries of existing clients lead to by the name of an online form or report: lists of nouns, and where these are made. */
export function OnlineScreen(props: Props) {
  const { component } = props.route
  if (heads.has(component)) return <NounScreen noun={MadeNoun.name} title={props.title} />
  if (component === reportHead) return <Navigate replace to={recordsPath} />
  if (!lists.has(component)) return <UnknownPage named={props.title} />
  return (
    <AllNouns>
      <ListOfCode {...props} />
    </AllNouns>
  )
}
