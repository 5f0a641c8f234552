import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { type Ending, SignOutButton } from './SignOutButton'
import { type OnlineRow, usePeopleOnline, useSignOut } from './use-people-online'
import { words } from './words'
import './people-online.css'

type Props = Ending & { readonly rows: readonly OnlineRow[] }

const OnlineTable = lazyPart<Props>(() => import('./desktop/OnlineTable').then((file) => file.OnlineTable))

function OnlineCards({ rows, ...ending }: Props) {
  const say = useSay()
  return (
    <ul className="online-cards">
      {rows.map((row) => (
        <li key={row.id} className="card online-card figures">
          <strong>{row.realname}</strong>
          <span className="quiet">{row.about}</span>
          <span>
            <span className="quiet">{say(words.since)}</span> {row.since.slice(0, 16)}
          </span>
          <SignOutButton row={row} {...ending} />
        </li>
      ))}
    </ul>
  )
}

/** Everybody who is signed in, on what and since when, and a way to end each. */
export function PeopleOnlineScreen() {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const answer = usePeopleOnline()
  const { busy, end } = useSignOut()
  const ending = { busy, onEnd: (row: OnlineRow) => void end(row) }
  return (
    <Page title={say(words.title)}>
      <Answered answer={answer} height={isDesktop ? 44 : 120} stays={words.stays}>
        {({ records, total }) =>
          records.length === 0 ? (
            <StateView kind="empty" title={say(words.none)}>
              {say(words.noneHint)}
            </StateView>
          ) : (
            <>
              <p className="quiet figures" role="status">
                {say(words.many, { count: total })}
              </p>
              {isDesktop ? (
                <Suspense fallback={<Skeleton rows={8} height={44} />}>
                  <OnlineTable rows={records} {...ending} />
                </Suspense>
              ) : (
                <OnlineCards rows={records} {...ending} />
              )}
            </>
          )
        }
      </Answered>
    </Page>
  )
}
