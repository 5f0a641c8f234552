import { MenuIcon } from '../design/MenuIcon'
import { cardsOf } from '../home/card-places'
import { useHomeOfAreas } from '../home/use-home-of-areas'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { nounKeys } from '../resource/noun-keys'
import type { ViewRow } from '../resource/row'
import { useAnswer } from '../resource/use-answer'
import type { MenuItem } from '../session/person'
import { inLanguage, landingOf, routesOf } from '../shell/menu'
import { barOf } from '../shell/places/places'
import { useProduct } from '../shell/product'
import { call } from '../wire/call'
import { roleHomeWords as words } from './role-home-words'
import './role-home.css'

type Found = { readonly menu: readonly MenuItem[]; readonly granted: readonly string[] }
const none: readonly never[] = []

/** What stands on the home, card by card; nothing of it where somebody lands on a screen of their work. */
function Cards({ role, granted }: { role: string; granted: readonly string[] }) {
  const say = useSay()
  const { roleOrder = none } = useProduct()
  const cards = useHomeOfAreas().flatMap((area) => area.cards ?? none)
  const placed = cardsOf(cards, { roles: [role], granted: new Set(granted) }, roleOrder)
  if (placed.length === 0) return <p className="quiet">{say(words.noCards)}</p>
  return (
    <ol className="role-cards" aria-label={say(words.cards)}>
      {placed.map(({ card }) => (
        <li key={card.name}>
          <MenuIcon name={card.icon} size={20} />
          {say(card.title)}
        </li>
      ))}
    </ol>
  )
}

function Shown({ role, found: { menu, granted } }: { role: string; found: Found }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const routes = routesOf(menu)
  const [landing, bar] = [landingOf(routes), barOf(routes)]
  const screen = landing ? inLanguage(landing.title, language) : say('home')
  return (
    <div className="role-home">
      <p>{say(words.landsOn, { screen })}</p>
      {!landing && <Cards {...{ role, granted }} />}
      {bar.length > 1 ? (
        <ul className="role-bar" aria-label={say(words.bar)}>
          {bar.map(({ path, icon, short, title }) => (
            <li key={path}>
              <MenuIcon name={icon} />
              <span>{inLanguage(short ?? title, language)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{say(words.noBar)}</p>
      )}
      <p className="quiet">{say(words.alone)}</p>
    </div>
  )
}

/** What somebody of a role comes to first, and what stands under their thumb: to be read, not to be pressed. */
export function RoleHome({ row }: { row: ViewRow }) {
  const language = useLanguage((state) => state.language)
  const answer = useAnswer({
    queryKey: [...nounKeys.record('role', row.id), 'menu', row.rev, language],
    queryFn: () => call<Found>('GET', '/sys/role/menu', { query: { roleId: row.id } }),
  })
  return (
    <Answered answer={answer} rows={4} height={40} stays={words.offline}>
      {(found) => <Shown role={String(row.roleCode)} found={found} />}
    </Answered>
  )
}
