import { useState } from 'react'
import type { Trace } from '../../contract/monitor/monitor'
import { dateTimeOf } from '../../contract/time'
import { Chip } from '../design/Chip'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { timeText } from './figures'
import { AnsweredByOther } from './other/AnsweredByOther'
import { StatusSign } from './StatusSign'
import { useTraces } from './use-monitor'
import { words } from './words'

const RequestTable = lazyPart(() => import('./desktop/RequestTable').then((file) => file.RequestTable))

const hasFailed = ({ response }: Trace): boolean => response.status >= 400

function RequestCards({ traces }: { traces: readonly Trace[] }) {
  const language = useLanguage((state) => state.language)
  return (
    <ul className="monitor-cards">
      {traces.map(({ timestamp, request, response, timeTaken }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two requests may be alike in everything
        <li key={`${timestamp} ${at}`} className="card monitor-request">
          <span className="monitor-head">
            <strong>{request.method}</strong>
            <StatusSign status={response.status} />
          </span>
          <code>{request.uri}</code>
          <span className="quiet figures">
            {dateTimeOf(new Date(timestamp)).slice(5)}
            {timeTaken !== null && ` · ${timeText(timeTaken, language)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Traces({ traces }: { traces: readonly Trace[] }) {
  if (useFace() !== 'desktop') return <RequestCards traces={traces} />
  return (
    <Suspense fallback={<Skeleton rows={8} height={44} />}>
      <RequestTable traces={traces} />
    </Suspense>
  )
}

/** The last requests, the latest first. `isOther`: of a server that is none of ours. */
export function Requests({ isPaused, isOther = false }: { isPaused: boolean; isOther?: boolean }) {
  const say = useSay()
  const [isFailedOnly, setFailedOnly] = useState(false)
  return (
    <>
      <p className="quiet">{say(isOther ? words.otherRequestsHint : words.requestsHint)}</p>
      <fieldset className="chips plain-set" aria-label={say(words.status)}>
        <Chip chosen={!isFailedOnly} onToggle={() => setFailedOnly(false)}>
          {say(words.anyStatus)}
        </Chip>
        <Chip chosen={isFailedOnly} onToggle={() => setFailedOnly(true)}>
          {say(words.onlyFailed)}
        </Chip>
      </fieldset>
      <AnsweredByOther
        answer={useTraces(isPaused, isOther)}
        height={72}
        stays={words.stays}
        lacks={words.lacksRequests}
        hint={words.lacksRequestsHint}
      >
        {(traces) => {
          const shown = isFailedOnly ? traces.filter(hasFailed) : traces
          if (shown.length > 0) return <Traces traces={shown} />
          return <StateView kind="empty" title={say(isFailedOnly ? words.noFailed : words.noRequests)} />
        }}
      </AnsweredByOther>
    </>
  )
}
