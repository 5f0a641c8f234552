import { type Label, label } from '../../../contract/label'
import { sideTable } from '../../../contract/report/report'
import type { Column } from '../../../contract/report/report-table'
import { columnWords } from '../column-words'
import { figureWords } from '../figure-words'
import { type CauseOfDay, causesOn, type Illness } from '../illness-days'

/** How many children on each day, in the order of the days; null where nobody knows. */
type DayCounts = readonly (number | null)[]
type ClassRow = { readonly id: string; readonly name: string; readonly counts: DayCounts }
/** A value of `symptom`, empty where none was noted. A child with two symptoms is in two of these. */
type SymptomRow = { readonly symptom: string; readonly counts: DayCounts }
type CauseRow = { readonly cause: string; readonly counts: DayCounts }

/** Who was ill, by day, class, cause and symptom. `isOpen`: the kindergarten is open on the last day. `isDone`: all sheets of that day are out. */
export type IllnessOfHouse = Illness & {
  readonly date: string
  readonly isOpen: boolean
  readonly isDone: boolean
  readonly classes: readonly ClassRow[]
  readonly symptoms: readonly SymptomRow[]
}

type Counted = { readonly counts: DayCounts }
type DayColumn = Column<Counted, never>

/** A column of each day, the last one still changing until all sheets are out, and their sum. */
function dayColumns({ days, date, isDone }: IllnessOfHouse, more: { readonly total?: 'none' } = {}): readonly DayColumn[] {
  return [
    ...days.map(
      ({ date: day }, at): DayColumn => ({
        name: day,
        kind: 'count',
        label: label(day.slice(5), day.slice(5)),
        tone: 'bad',
        value: ({ counts }) => counts[at] ?? null,
        ...(day === date && !isDone && { open: true }),
        ...more,
      }),
    ),
    {
      name: 'sum',
      kind: 'count',
      label: label('合计', 'Sum'),
      value: ({ counts }) => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      part: true,
      ...more,
    },
  ]
}

const byDay = columnWords.day

/** Class by class. A class that has handed in no sheet of a day, and has marked nobody today, says nothing of it. */
export const byClass = sideTable({
  label: label('按班级', 'By class'),
  rows: ({ classes }: IllnessOfHouse) => classes,
  idOf: ({ id }: ClassRow) => id,
  columns: (data: IllnessOfHouse): readonly Column<ClassRow, 'class'>[] => [
    { name: 'class', kind: 'words', label: columnWords.className, value: ({ name }) => name },
    ...dayColumns(data),
  ],
  chart: { kind: 'heat', y: 'class', x: byDay },
})

/** The same children by what they were ill with, the most frequent first. */
export const byCause = sideTable({
  label: label('按病因', 'By cause'),
  rows: ({ counts, days, classes }: IllnessOfHouse): readonly CauseRow[] => {
    const sumOf = (cause: string, day?: string) =>
      counts.filter((one) => one.cause === cause && (!day || one.date === day)).reduce((sum, { count }) => sum + count, 0)
    const causes = [...new Set(counts.map(({ cause }) => cause))].sort((one, two) => sumOf(two) - sumOf(one) || (one < two ? -1 : 1))
    const isKnown = days.map((_, at) => classes.some((one) => (one.counts[at] ?? null) !== null))
    return causes.map((cause) => ({ cause, counts: days.map(({ date }, at) => (isKnown[at] ? sumOf(cause, date) : null)) }))
  },
  idOf: ({ cause }: CauseRow) => cause,
  columns: (data: IllnessOfHouse): readonly Column<CauseRow, 'cause'>[] => [
    { name: 'cause', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ cause }) => [cause] },
    ...dayColumns(data),
  ],
  chart: { kind: 'heat', y: 'cause', x: byDay },
})

export const notNoted: Label = label('未登记症状', 'No symptom noted')

/** The same children by their symptoms. A day adds up to more than its children, so it has no total. */
export const bySymptom = sideTable({
  label: label('按症状', 'By symptom'),
  rows: ({ symptoms }: IllnessOfHouse) => symptoms,
  idOf: ({ symptom }: SymptomRow) => symptom,
  columns: (data: IllnessOfHouse): readonly Column<SymptomRow, 'symptom'>[] => [
    {
      name: 'symptom',
      kind: 'words',
      label: label('症状', 'Symptom'),
      dict: 'symptom',
      value: ({ symptom }) => (symptom === '' ? notNoted : symptom),
    },
    ...dayColumns(data, { total: 'none' }),
  ],
  chart: { kind: 'heat', y: 'symptom', x: byDay },
})

/** What the last day has of each cause, against what is usual of it. */
export const againstUsual = sideTable({
  label: label('与平时相比', 'Against what is usual'),
  rows: (data: IllnessOfHouse) => causesOn(data, data.date),
  idOf: ({ cause }: CauseOfDay) => cause,
  columns: ({ date }: IllnessOfHouse): readonly Column<CauseOfDay, 'cause', 'count' | 'usual'>[] => [
    { name: 'cause', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ cause }) => [cause] },
    {
      name: 'count',
      kind: 'count',
      label: label(`${figureWords.sick.zh} ${date.slice(5)}`, `${figureWords.sick.en} ${date.slice(5)}`),
      tone: 'bad',
      value: ({ count }) => count,
    },
    {
      name: 'usual',
      kind: 'count',
      label: label('此前开园日平均', 'Mean of the open days before'),
      value: ({ usual }) => (usual === undefined ? null : Math.round(usual * 10) / 10),
      total: 'none',
    },
  ],
  chart: { kind: 'bullet', x: 'cause', of: 'count', against: 'usual' },
})
