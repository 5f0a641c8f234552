import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../../../app/clock/use-now'
import { Chip } from '../../../../app/design/Chip'
import { useFace } from '../../../../app/design/face'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { Suspense } from '../../../../app/design/Suspense'
import { useSay } from '../../../../app/language/use-say'
import { useSyncStatus } from '../../../../app/offline/use-sync-status'
import { PrintButton } from '../../../../app/paper/PrintButton'
import { isDay } from '../../../../contract/check'
import { mondayOf } from '../../../../contract/time'
import { AddDishSheet } from './AddDishSheet'
import { CopySheet } from './CopySheet'
import { DishSheet } from './DishSheet'
import { MenuSteps } from './MenuSteps'
import { MenuWarnings } from './MenuWarnings'
import { PrintedWeek } from './PrintedWeek'
import { TouchWeek } from './touch/TouchWeek'
import { useCellActs } from './use-cell-acts'
import { useIsRoomy } from './use-is-roomy'
import { useWeek, type Week } from './use-week'
import { useWeekEdits } from './use-week-edits'
import { WeekHead } from './WeekHead'
import type { OpenSheet, WeekViewProps } from './week-view'
import { words } from './week-words'
import './week-menu.css'

const GridWeek = lazyPart<WeekViewProps>(() => import('./grid/GridWeek').then((file) => file.GridWeek))

/** Which week, age and day the address names: today's where it says no more. */
function useWeekAddress() {
  const today = useNow().slice(0, 10)
  const [params, setParams] = useSearchParams()
  const [week, day] = [params.get('week') ?? '', params.get('day') ?? '']
  const monday = mondayOf(isDay(week) ? week : isDay(day) ? day : today)
  return {
    monday,
    age: params.get('age'),
    date: isDay(day) && mondayOf(day) === monday ? day : mondayOf(today) === monday ? today : monday,
    go: (change: { readonly week?: string; readonly age?: string; readonly day?: string }) =>
      setParams({ ...Object.fromEntries([...params].filter(([name]) => name !== 'day' || !change.week)), ...change }, { replace: true }),
  }
}

type Address = ReturnType<typeof useWeekAddress>

/** What stands over the page while something is chosen. */
function Sheets({ sheet, onClose, ...props }: Omit<WeekViewProps, 'open'> & { sheet: OpenSheet; onClose: () => void }) {
  const { adding, dish, copying } = sheet
  return (
    <>
      {adding && <AddDishSheet {...props} cell={adding} onClose={onClose} />}
      {dish && <DishSheet {...props} cell={dish.cell} dish={dish.id} onClose={onClose} />}
      {copying && <CopySheet {...props} {...copying} onClose={onClose} />}
    </>
  )
}

function WeekView({ week: read, address, tools }: { week: Week; address: Address; tools: ReactNode }) {
  const isRoomy = useIsRoomy()
  const hasGrid = useFace() === 'desktop' || isRoomy
  const edits = useWeekEdits(read)
  const week = { ...read, plan: edits.plan }
  const acts = useCellActs(week, edits)
  const [sheet, open] = useState<OpenSheet>({})
  const props = { week, edits, acts }
  const copyTo = hasGrid ? {} : { date: address.date }
  return (
    <>
      <WeekHead week={week} edits={edits} go={address.go} onCopy={() => open({ copying: { at: copyTo, begin: 'week' } })}>
        {tools}
      </WeekHead>
      <MenuWarnings week={week} />
      {!hasGrid ? (
        <TouchWeek {...props} open={open} date={address.date} onDate={(day) => address.go({ day })} />
      ) : (
        <Suspense fallback={<Skeleton rows={5} height={120} />}>
          <GridWeek {...props} open={open} />
        </Suspense>
      )}
      <Sheets {...props} sheet={sheet} onClose={() => open({})} />
    </>
  )
}

/** What is shown until menus are here. */
function Coming() {
  const say = useSay()
  const isOnline = useSyncStatus((status) => status.online)
  return isOnline ? (
    <Skeleton rows={5} height={120} />
  ) : (
    <StateView kind="offline" title={say(words.offlineTitle)}>
      {say(words.offlineHint)}
    </StateView>
  )
}

/** The menu of a week: days by meals, where it is planned, stepped towards publication and printed. */
export function WeekMenuScreen({ title }: { title: string }) {
  const say = useSay()
  const face = useFace()
  const address = useWeekAddress()
  const week = useWeek(address.monday, address.age)
  const [hasGrams, setGrams] = useState(false)
  const grams = (
    <Chip chosen={hasGrams} onToggle={() => setGrams(!hasGrams)}>
      {say(words.showGrams)}
    </Chip>
  )
  // A phone has no room for it beside the title.
  const isDesk = face === 'desktop'
  const actions = (
    <>
      {isDesk && grams}
      <PrintButton />
    </>
  )
  return (
    <Page title={title} actions={actions} main={week?.menu && <MenuSteps week={week} />}>
      {week ? <WeekView key={week.menuId} week={week} address={address} tools={!isDesk && grams} /> : <Coming />}
      {week && <PrintedWeek week={week} hasGrams={hasGrams} />}
    </Page>
  )
}
