import { ArrowRight } from 'lucide-react'
import type { Flow } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { FormFailure } from '../../../design/form/FormFailure'
import { Skeleton } from '../../../design/Skeleton'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import { BulkNow, BulkValue, changedBy } from '../../bulk/BulkValue'
import type { BulkAct, BulkPlan } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { type BulkDoing, countStopped, isWhole, type Progress } from '../../bulk/use-bulk'
import { countsOf, endWordsOf, summaryOf } from '../../bulk/use-bulk-plan'
import type { ViewRow } from '../../row'
import { tableWords } from '../table-words'

type Of = { resource: Resource; flow: Flow | undefined; act: BulkAct }

/** Rows of a preview that are drawn; the others go the same way. */
const most = 60

/** What one row becomes. */
function Becomes({ resource, flow, act }: Of) {
  const say = useSay()
  if (act.kind === 'remove') return say(bulkWords.removed)
  return (
    <span className="bulk-after">
      <ArrowRight size={14} aria-hidden />
      <BulkValue {...{ resource }} {...changedBy(act, flow)} />
    </span>
  )
}

/** The field that is shown of a row beside what it is called: the one that changes; where it goes as a whole, one that tells it from its namesakes. */
const besideTitle = ({ resource, flow, act }: Of): string | undefined =>
  act.kind === 'remove' ? resource.list.find((name) => name !== resource.title) : changedBy(act, flow).name

function Preview({ plan, ...of }: Of & { plan: BulkPlan }) {
  const say = useSay()
  const { resource } = of
  const beside = besideTitle(of)
  const lines: readonly { row: ViewRow; why?: BulkPlan['leftOut'][number]['why'] }[] = [
    ...plan.leftOut,
    ...plan.rows.map((row) => ({ row })),
  ]
  return (
    <>
      {lines.length > most && <p className="quiet">{say(tableWords.firstRows, { count: most })}</p>}
      <table className="bulk-preview">
        <tbody>
          {lines.slice(0, most).map(({ row, why }) => (
            <tr key={row.id} data-left={why !== undefined}>
              <th scope="row">
                <BulkNow {...{ resource, row }} name={resource.title} />
              </th>
              {beside && (
                <td>
                  <BulkNow {...{ resource, row }} name={beside} />
                </td>
              )}
              <td>{why ? <span className="quiet">{say(bulkWords[why])}</span> : <Becomes {...of} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** How far it is while it goes on. */
function Going({ progress }: { progress: Progress }) {
  const say = useSay()
  return (
    <div className="bulk-going" role="status">
      <p className="figures">{say(bulkWords.doing, { tried: progress.tried, of: progress.of })}</p>
      <progress aria-label={say(bulkWords.going)} max={progress.of} value={progress.tried} />
    </div>
  )
}

/** What came of it where not all of it did: how many were done, which were not and why, and how many nobody tried. */
function Ended({ act, progress }: { act: BulkAct; progress: Progress }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const words = endWordsOf(act)
  const [done, untouched] = [progress.tried - countStopped(progress), progress.of - progress.tried]
  return (
    <div role="status">
      <p className="figures">
        <strong>{say(words.done, { count: done })}</strong> {untouched > 0 && say(bulkWords.untouched, { count: untouched })}
      </p>
      {progress.stopped.map(({ rows, error }) => (
        <FormFailure key={rows[0]?.id}>{`${say(words.stopped, { count: rows.length })} ${explain(error, language)}`}</FormFailure>
      ))}
    </div>
  )
}

type Props = Of & { plan: BulkPlan | undefined; error: unknown; doing: BulkDoing }

/** What becomes of the rows, how far that is, and what did not come of those that were tried. */
export function BulkOutlook({ plan, error, doing: { progress, isBusy }, ...of }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (isBusy && progress) return <Going progress={progress} />
  return (
    <>
      {progress && !isWhole(progress) && <Ended act={of.act} progress={progress} />}
      {error ? (
        <FormFailure>{explain(error, language)}</FormFailure>
      ) : plan ? (
        <>
          <p className="figures">{say(summaryOf(plan, of.act), countsOf(plan))}</p>
          <Preview {...of} plan={plan} />
        </>
      ) : (
        <Skeleton rows={4} height={30} />
      )}
    </>
  )
}
