import { greetingAt } from '../blocks/greeting/greeting'
import { useClock } from '../clock/clock'
import { useNow } from '../clock/use-now'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Page } from '../design/Page'
import { Suspense } from '../design/Suspense'
import { weekdayName } from '../language/dates'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { SyncCard } from '../shell/home/SyncCard'
import { useWorthSaying } from '../shell/home/use-worth-saying'
import { ErrorBoundary } from '../shell/screens/ErrorBoundary'
import { isAlone } from './card-places'
import { HomeCardView } from './HomeCardView'
import type { HomeOfArea } from './home-of-area'
import { type StandingCard, useHomeCards } from './use-home-cards'
import { useHomeOfAreas } from './use-home-of-areas'
import { useHomePart } from './use-home-part'
import { WellStrip } from './WellStrip'
import { words } from './words'
import './home.css'

const Shortcuts = lazyPart(() => import('./Shortcuts').then((file) => file.Shortcuts))

const drawn = (cards: readonly StandingCard[]) => cards.map((one) => <HomeCardView key={one.card.name} of={one} />)

/** As a tablet has them. One that says nothing takes no place beside another. */
function drawnInRows(cards: readonly StandingCard[]) {
  const shown = cards.filter(({ as }) => as === 'card')
  return cards.map((one) => <HomeCardView key={one.card.name} of={one} isAlone={isAlone(shown, shown.indexOf(one))} />)
}

/** What an area says of the day. One that cannot leaves the greeting as it is. */
function OfTheDay({ of }: { of: NonNullable<HomeOfArea['day']> }) {
  const { part } = useHomePart(of)
  const Day = part.component()
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Day />
      </Suspense>
    </ErrorBoundary>
  )
}

function Hello() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const name = useSession((state) => state.person?.realname) ?? ''
  useClock()
  const now = useNow()
  const day = now.slice(0, 10)
  const days = useHomeOfAreas().flatMap((area) => area.day ?? [])
  return (
    <div className="home-hello">
      <h2>{say(words.greeting, { greeting: say(greetingAt(Number(now.slice(11, 13)))), name })}</h2>
      <p className="quiet figures">
        {`${day} ${weekdayName(day, language)} ${now.slice(11, 16)}`}
        {days.map((of) => (
          <OfTheDay key={of.name} of={of} />
        ))}
      </p>
    </div>
  )
}

/**
 * The cards in the order in which one reads them. A desktop puts two lanes beside each other, so that a high card leaves no hole beside it;
 * touch has them one after the other, because focus and reading follow what is written.
 */
function Cards({ of }: { of: readonly StandingCard[] }) {
  const isDesktop = useFace() === 'desktop'
  if (!isDesktop) return <div className="home-cards">{drawnInRows(of)}</div>
  const lane = (name: string) => drawn(of.filter(({ place }) => place.lane === name))
  return (
    <>
      <div className="home-cards">{lane('full')}</div>
      <div className="home-lanes">
        <div className="home-cards">{lane('main')}</div>
        <div className="home-cards">{lane('side')}</div>
      </div>
    </>
  )
}

/** The first screen: how the house stands, one question a card, for whoever may know the answer. */
export function HomeScreen() {
  const say = useSay()
  const cards = useHomeCards()
  const isWorthSaying = useWorthSaying()
  const hasAny = cards.some(({ as }) => as !== 'hidden')
  return (
    <Page title={say('home')}>
      <Hello />
      {isWorthSaying && <SyncCard />}
      <Cards of={cards} />
      <WellStrip of={cards.filter(({ as }) => as === 'line')} />
      {!hasAny && (
        <Suspense fallback={null}>
          <Shortcuts />
        </Suspense>
      )}
    </Page>
  )
}
