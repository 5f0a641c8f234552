import { Link } from '../../../../app/design/Link'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { useSay } from '../../../../app/language/use-say'
import { useSyncStatus } from '../../../../app/offline/use-sync-status'
import { useDraft } from '../../../../app/resource/form/use-draft'
import { useList } from '../../../../app/resource/list/use-list'
import { Promotion } from '../../published/promotion'
import { DoneStep } from './DoneStep'
import { keptDraft, newDraft } from './draft'
import { StepBar } from './StepBar'
import { useHouse } from './use-house'
import { Wizard } from './Wizard'
import { words } from './words'
import '../../../../app/fields/fields.css'
import './promotion.css'

/** What is posted and stands, the latest first. */
function useStanding() {
  const { rows, phase } = useList(Promotion, { page: 1, size: 100, sorts: [{ column: 'beginDate', descending: true }], filters: {} })
  return { phase, rows: rows.filter((row) => row.status === 'POSTED' && !row.reversesId && !row.reversedById) }
}

/** Moving the house up a year: what was done lately, or the steps that do it. */
export function PromotionScreen() {
  const say = useSay()
  const isOnline = useSyncStatus(({ online }) => online)
  const house = useHouse()
  const { rows, phase } = useStanding()
  const { found, note, drop } = useDraft(Promotion.name, 'moving-up')
  const kept = keptDraft(found)
  const title = say(words.title)
  if (!house || found === undefined || phase === 'loading')
    return (
      <Page title={title}>{isOnline ? <Skeleton rows={4} height={120} /> : <StateView kind="offline">{say(words.coming)}</StateView>}</Page>
    )
  const isDone = (yearId: string) => rows.some((row) => row.fromYearId === yearId)
  const from = house.movable.find(({ id }) => id === kept?.fromYearId && !isDone(id)) ?? house.movable.find(({ id }) => !isDone(id))
  const [latest] = rows
  if (from && !(latest && latest.turnedOn === null && !kept))
    return (
      <Wizard
        key={from.id}
        house={house}
        start={kept?.fromYearId === from.id ? kept : newDraft(from, { ...house, classes: house.classesOf(from.id) })}
        {...{ note, drop, isOnline }}
      />
    )
  if (latest)
    return (
      <Page title={title}>
        <StepBar at={4} />
        <DoneStep row={latest} year={house.years.find(({ id }) => id === latest.fromYearId)?.name ?? ''} isOnline={isOnline} />
      </Page>
    )
  return (
    <Page title={title}>
      <StateView kind="empty" title={say(words.noClasses)} action={<Link to="/garden/class">{say(words.toClasses)}</Link>}>
        {say(words.noClassesHint)}
      </StateView>
    </Page>
  )
}
