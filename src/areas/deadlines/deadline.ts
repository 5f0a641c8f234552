import { type Label, label } from '../../contract/label'
import type { Noun } from '../../contract/registry'

/** What runs out or is full in a kindergarten: papers of its staff and its own, places, and the calendar itself. */
export type DeadlineKind = 'certificate' | 'contract' | 'licence' | 'foodPermit' | 'insurance' | 'calendar' | 'classFull' | 'houseFull'

/** Something that must be renewed or mended in time. */
export type Deadline = {
  readonly kind: DeadlineKind
  /** Id of the row it is about; empty for the calendar. */
  readonly row: string
  /** Who or what it is about, as people call it. */
  readonly name: string
  /** Value of the dictionary `certType`, of a certificate. */
  readonly certificate?: string
  /** Last day on which it is good, and days until then: 0 on that day, less than 0 after it. */
  readonly until?: string
  readonly left?: number
  /** How many children there are, and how many there should be at most. */
  readonly children?: number
  readonly places?: number
}

type Facts = {
  readonly noun: Noun
  /** Nouns of whose rows it tells beside its own: names, and how many children there are. */
  readonly tells: readonly Noun[]
  /** Who is shown it: whoever holds this. */
  readonly needs: string
  /** Days before the end at which it is told, the first time first (handbook 3.1, 3.6); a full class is told at once. */
  readonly toldAt: readonly number[]
}

/** A year's notice would be forgotten: papers of the house and contracts are told of 60 days ahead, certificates 45, 30 and 7. */
export const deadlineFacts: Readonly<Record<DeadlineKind, Facts>> = {
  certificate: { noun: 'staff-certificate', tells: ['staff'], needs: 'staff-certificate:list', toldAt: [45, 30, 7] },
  contract: { noun: 'staff-file', tells: ['staff'], needs: 'staff-file:list', toldAt: [60] },
  licence: { noun: 'kindergarten-profile', tells: [], needs: 'kindergarten-profile:edit', toldAt: [60] },
  foodPermit: { noun: 'kindergarten-profile', tells: [], needs: 'kindergarten-profile:edit', toldAt: [60] },
  insurance: { noun: 'kindergarten-profile', tells: [], needs: 'kindergarten-profile:edit', toldAt: [60] },
  calendar: { noun: 'term', tells: ['school-day'], needs: 'term:edit', toldAt: [30] },
  classFull: { noun: 'class', tells: ['child', 'enrolment'], needs: 'class:edit', toldAt: [0] },
  houseFull: { noun: 'kindergarten-profile', tells: ['child', 'enrolment'], needs: 'kindergarten-profile:edit', toldAt: [0] },
}

/** After the last day. */
const over = -1

/** The notice that is due with so many days left: the nearest one reached, -1 when it is over; undefined while there is time. */
export function noticeDue({ kind, left = 0 }: Pick<Deadline, 'kind' | 'left'>): number | undefined {
  if (left < 0) return over
  return deadlineFacts[kind].toldAt.filter((days) => left <= days).at(-1)
}

/** Where one acts on it. */
export const deadlinePage = ({ kind, row }: Pick<Deadline, 'kind' | 'row'>): string => {
  const place = `/garden/${deadlineFacts[kind].noun}`
  return row === '' ? place : `${place}?open=${encodeURIComponent(row)}`
}

const subjects: Readonly<Record<Exclude<DeadlineKind, 'classFull' | 'houseFull'>, Label>> = {
  certificate: label('{name}的{paper}', '{paper} of {name}'),
  contract: label('{name}的劳动合同', 'Contract of {name}'),
  licence: label('办学许可证', 'The licence to run the kindergarten'),
  foodPermit: label('食品经营许可证', 'The food permit'),
  insurance: label('校方责任险', 'The liability insurance'),
  calendar: label('校历', 'The school calendar'),
}

const joined = (one: Label, two: Label): Label => label(`${one.zh}${two.zh}`, `${one.en} ${two.en}`)

function timeLeft({ kind, left = 0 }: Deadline): Label {
  if (kind === 'calendar')
    return left < 0
      ? label('已用完，请新建学期', 'has ended; please add a term')
      : label('还剩 {left} 天，请新建学期', 'has {left} {left:day|days} left; please add a term')
  if (left < 0) return label('已于 {until} 到期', 'ran out on {until}')
  if (left === 0) return label('今天到期', 'runs out today')
  return label('还有 {left} 天到期（{until}）', 'runs out in {left} {left:day|days} ({until})')
}

/** What is said of it. In braces stand its fields, and `paper` for the name of its certificate. */
export function deadlineSentence(deadline: Deadline): Label {
  const { kind } = deadline
  if (kind === 'classFull')
    return label(
      '{name}有 {children} 人，超过定员 {places} 人',
      '{name} has {children} {children:child|children}, more than its {places} {places:place|places}',
    )
  if (kind === 'houseFull')
    return label(
      '全园有 {children} 人，超过规模 {places} 人',
      'There {children:is|are} {children} {children:child|children}, more than the {places} the house is meant for',
    )
  return joined(subjects[kind], timeLeft(deadline))
}
