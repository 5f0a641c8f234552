import { useSearchParams } from 'react-router-dom'
import { useFace } from '../design/face'
import { Link } from '../design/Link'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { benches } from './benches'
import { words } from './words'
import './workbench.css'

function BlockList({ opened }: { opened: string | undefined }) {
  const say = useSay()
  return (
    <nav className="bench-list" aria-label={say(words.blocks)}>
      {Object.entries(benches).map(([key, { name }]) => (
        <Link key={key} to={`/workbench?block=${key}`} aria-current={key === opened ? 'page' : undefined}>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}

function Opened({ block }: { block: string }) {
  const say = useSay()
  const bench = benches[block]
  if (!bench) return <StateView kind="empty" title={say(words.none)} />
  return (
    <div className="bench-place" data-block={block}>
      <Suspense fallback={<Skeleton rows={4} height={120} />}>
        <bench.Part />
      </Suspense>
    </div>
  )
}

/** Every building block in every state it can be in: beside the list of them on a desk, behind it in a hand. */
export function WorkbenchScreen() {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [params, setParams] = useSearchParams()
  const asked = params.get('block') ?? undefined
  const opened = asked ?? (isDesktop ? Object.keys(benches)[0] : undefined)
  const name = asked && benches[asked]?.name
  const title = say(name || words.title)
  if (!isDesktop && opened)
    return (
      <Page title={title} onBack={() => setParams({})}>
        <Opened key={opened} block={opened} />
      </Page>
    )
  return (
    <Page title={title}>
      <div className="workbench">
        <BlockList opened={opened} />
        {opened && <Opened key={opened} block={opened} />}
      </div>
    </Page>
  )
}
