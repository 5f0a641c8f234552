import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../design/Link'
import { StateView } from '../../design/StateView'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { inLanguage } from '../menu'
import { nounOf } from '../noun-of'
import { useProduct } from '../product'
import { useMenu } from '../use-menu'
import { type RecordGroup, recordsOf } from './places'
import { TableNote } from './tables/TableNote'
import { useTableFacts } from './tables/use-table-facts'
import { placeWords } from './words'
import './records.css'

/** Groups with what of them is called something like this, in either language. */
function named(groups: readonly RecordGroup[], text: string): readonly RecordGroup[] {
  const asked = text.trim().toLowerCase()
  const fits = ({ zh, en }: RecordGroup['title']) => zh.toLowerCase().includes(asked) || en.toLowerCase().includes(asked)
  return groups
    .map((group) => ({ ...group, routes: fits(group.title) ? group.routes : group.routes.filter(({ title }) => fits(title)) }))
    .filter(({ routes }) => routes.length > 0)
}

/** Every table and screen that is no line of the menu, by the part of the house it belongs to. */
export function RecordsChooser() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { routes } = useMenu()
  const { screens } = useProduct()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const heading = useId()
  const { facts, isHere } = useTableFacts()
  const factsOf = (component: string) => facts[nounOf(component) ?? '']
  const groups = named(
    recordsOf(routes, (component) => Object.hasOwn(screens, component)),
    text,
  )
  return (
    <nav className="records-chooser" aria-label={say(placeWords.records)}>
      <input
        className="input"
        type="search"
        value={text}
        aria-label={say(placeWords.findTable)}
        placeholder={say(placeWords.findTable)}
        onChange={(event) => setText(event.target.value)}
      />
      {groups.length === 0 && (
        <StateView kind="empty" title={say(placeWords.noTable)}>
          {say(placeWords.noTableHint)}
        </StateView>
      )}
      {groups.map(({ title, routes: tables }, at) => (
        <section key={inLanguage(title, language)} aria-labelledby={`${heading}${at}`}>
          <h2 id={`${heading}${at}`}>{inLanguage(title, language)}</h2>
          {tables.map((table) => {
            const held = factsOf(table.component)
            return (
              <Link key={table.path} to={table.path} aria-current={table.path === pathname ? 'page' : undefined}>
                <span>{inLanguage(table.title, language)}</span>
                {held && <TableNote facts={held} isHere={isHere} />}
              </Link>
            )
          })}
        </section>
      ))}
    </nav>
  )
}
