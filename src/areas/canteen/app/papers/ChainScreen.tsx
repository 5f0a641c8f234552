import { Check, ShieldCheck, TriangleAlert } from 'lucide-react'
import { BigButton } from '../../../../app/design/BigButton'
import { Page } from '../../../../app/design/Page'
import { Sign } from '../../../../app/design/Sign'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useAnswer } from '../../../../app/resource/use-answer'
import { useProduct } from '../../../../app/shell/product'
import { call } from '../../../../app/wire/call'
import { explain } from '../../../../app/wire/explain'
import { isSilence } from '../../../../app/wire/wire-error'
import { labelOf } from '../../../../contract/catalogue'
import { type ChainBreak, type ChainReport, chainWalkPath } from '../../../../contract/sync/chain'
import { words } from './chain-words'
import './papers.css'
import './chain.css'
import '../../../../app/paper/paper.css'

function useBreakText() {
  const say = useSay()
  const { catalogue } = useProduct()
  return ({ flaw, noun, id, field, place, received }: ChainBreak): string => {
    const what = say(words.flaws[flaw], { place: place ?? '' })
    const name = noun && say(labelOf(catalogue, noun))
    const where = noun ? say(words.where, { noun: name, id: field ? `${id} · ${field}` : (id ?? ''), received: received ?? '', place }) : ''
    return [say(words.first, { what }), where].filter(Boolean).join(' · ')
  }
}

type LineProps = { name: string; count: number; span: string; broken: ChainBreak | null }

function Line({ name, count, span, broken }: LineProps) {
  const say = useSay()
  const breakText = useBreakText()
  const Icon = broken ? TriangleAlert : Check
  return (
    <li data-broken={broken !== null || undefined}>
      <span className="chain-name">
        <strong className="figures">{name}</strong>
        <span className="quiet figures">{[say(words.count, { count }), span].filter(Boolean).join(' · ')}</span>
        {broken && <span>{breakText(broken)}</span>}
      </span>
      {!broken && (
        <Sign tone="good" icon={<Icon size={14} aria-hidden />}>
          {say(words.ok)}
        </Sign>
      )}
    </li>
  )
}

function Verdict({ report: { at, chains, days } }: { report: ChainReport }) {
  const say = useSay()
  const count = [...chains, ...days].filter(({ broken }) => broken !== null).length
  const Icon = count > 0 ? TriangleAlert : ShieldCheck
  const records = chains.reduce((sum, chain) => sum + chain.count, 0)
  return (
    <section className="card paper-verdict" role="status" data-verdict={count > 0 ? 'changed' : 'same'}>
      <Icon size={24} aria-hidden />
      <div>
        <strong>{count > 0 ? say(words.broken, { count }) : say(words.whole)}</strong>
        <p className="figures">{say(words.wholeHint, { at: at.slice(0, 16), records, days: days.length })}</p>
        {count > 0 && <p>{say(words.brokenHint)}</p>}
      </div>
    </section>
  )
}

/** The latest days first, and above them those that do not hold. */
const daysOf = ({ days }: ChainReport) =>
  [...days].sort((one, two) => Number(two.broken !== null) - Number(one.broken !== null) || (one.day < two.day ? 1 : -1))

function Report({ report }: { report: ChainReport }) {
  const say = useSay()
  const { chains } = report
  if (chains.length === 0) return <StateView kind="empty" title={say(words.none)} />
  const nameOf = (replica: string) => (replica ? say(words.device, { device: replica.slice(-8) }) : say(words.server))
  return (
    <>
      <Verdict report={report} />
      <section className="chain-list" aria-label={say(words.chains)}>
        <h2>{say(words.chains)}</h2>
        <ul>
          {chains.map(({ replica, count, from, to, broken }) => (
            <Line key={replica} name={nameOf(replica)} span={`${from.slice(0, 10)} — ${to.slice(0, 10)}`} {...{ count, broken }} />
          ))}
        </ul>
      </section>
      {report.days.length > 0 && (
        <section className="chain-list" aria-label={say(words.days)}>
          <h2>{say(words.days)}</h2>
          <ul>
            {daysOf(report).map(({ day, count, broken }) => (
              <Line key={day} name={day} span="" {...{ count, broken }} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Walks all sealed records and names the first thing that does not hold. Asked of the server each time, for only it has all of them. */
export function ChainScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { data, error, isFetching, refetch } = useAnswer({
    queryKey: ['chain walk'],
    queryFn: () => call<ChainReport>('GET', chainWalkPath),
    staleTime: 0,
    retry: false,
  })
  const again = (
    <BigButton disabled={isFetching} onClick={() => void refetch()}>
      {say(words.again)}
    </BigButton>
  )
  return (
    <Page title={say(words.title)}>
      <p className="quiet">{say(words.hint)}</p>
      {error ? (
        <StateView
          kind={isSilence(error) ? 'offline' : 'error'}
          title={say(isSilence(error) ? 'offlineTitle' : 'loadFailed')}
          action={again}
        >
          {explain(error, language)}
        </StateView>
      ) : data ? (
        <>
          <Report report={data} />
          {again}
        </>
      ) : (
        <Skeleton rows={5} height={64} />
      )}
    </Page>
  )
}
