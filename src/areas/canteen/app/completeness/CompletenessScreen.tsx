import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../../../app/clock/use-now'
import { Skeleton } from '../../../../app/design/Skeleton'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { KindergartenProfile } from '../../../garden/published/kindergarten-profile'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { SampleFridge } from '../../fridge/sample-fridge'
import { tempDuty } from '../../fridge/temp-duty'
import { isOutOf } from '../../fridge/warm-spells'
import { type Completeness, completenessReport } from '../../reports/completeness-report'
import { keptList } from '../kept-list'
import { DayChips } from '../log/DayChips'
import { words as logWords } from '../log/log-words'
import { useSamples } from '../use-kitchen'
import { words } from './day-words'
import { FridgesCard } from './FridgesCard'
import { KeptCard } from './KeptCard'
import { MealCard } from './MealCard'
import './completeness.css'
import '../log/sample-log.css'

function useFridges(day: string, now: string) {
  const fridges = useCopiedRows(SampleFridge)
  const temps = useCopiedRows(FridgeTemp)
  if (!fridges || !temps) return undefined
  const readings = temps.filter(({ readTime, status }) => readTime.startsWith(day) && status !== 'VOID')
  const judged = readings.map((reading) => {
    const fridge = fridges.find(({ id }) => id === reading.fridgeId)
    return { ...reading, isOut: fridge !== undefined && isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, reading.temp) }
  })
  return { duties: tempDuty(day, now, fridges, readings), readings: judged }
}

function Verdict({ day }: { day: Completeness }) {
  const say = useSay()
  return (
    <section className="card day-verdict" data-red={day.isRed || undefined}>
      <strong className="figures">{`${day.done}/${day.total}`}</strong>
      <span>{day.missing === 0 ? say(words.allThere) : say(words.complete)}</span>
    </section>
  )
}

/** The meals of a day, and beside them what is kept at this moment and how the fridges were read. */
function DayOfMeals({ day }: { day: Completeness }) {
  const now = useNow()
  const samples = useSamples()
  const fridges = useFridges(day.date, now)
  if (!samples || !fridges) return <Skeleton rows={4} height={132} />
  return (
    <>
      <Verdict day={day} />
      <div className="day-cards">
        {day.meals.map((meal) => (
          <MealCard key={meal.meal} meal={meal} />
        ))}
        <KeptCard kept={keptList(samples, now)} />
        <FridgesCard {...fridges} />
      </div>
    </>
  )
}

function NoMenu() {
  const say = useSay()
  return <Nothing title={logWords.noMenu}>{say(logWords.noMenuHint)}</Nothing>
}

/** Whether every dish of a day has its sample, for whoever answers for it: meal by meal, what is missing and what is odd. */
export function CompletenessScreen() {
  const language = useLanguage((state) => state.language)
  const profiles = useCopiedRows(KindergartenProfile)
  const [search, setSearch] = useSearchParams()
  const choose = (date: string) => setSearch({ ...Object.fromEntries(search), date }, { replace: true })
  return (
    <ReportScreen
      report={completenessReport}
      house={profiles && (profiles[0]?.name ?? '')}
      aboutOf={({ date }) => `${date} ${weekdayName(date, language)}`}
      leadOf={(day, today) => day && <DayChips days={day.days} today={today} chosen={day.date} onChoose={choose} />}
      emptyOf={({ total }) => total === 0 && <NoMenu />}
    >
      {(day) => <DayOfMeals day={day} />}
    </ReportScreen>
  )
}
