import { type Move, nextState } from '../../../contract/flow'
import { weekMenuFlow } from '../week-menu-flow'

export type MenuStep = keyof typeof weekMenuFlow.moves

/** The way of a menu from the kitchen to the wall. */
const way = ['check', 'review', 'approve', 'publish'] as const
type Ahead = (typeof way)[number]
const aside = ['change', 'reject'] as const
type Aside = (typeof aside)[number]

const moveOf = (step: MenuStep): Move => weekMenuFlow.moves[step]

/** The steps towards publication that somebody may make one after the other from a state, so that one press makes them. */
export function stepsAhead(status: string | null, may: (step: MenuStep) => boolean): readonly Ahead[] {
  const steps: Ahead[] = []
  let state: string = status ?? weekMenuFlow.start
  for (const step of way) {
    const next = nextState(weekMenuFlow, state, step)
    if (next === undefined || !may(step)) continue
    steps.push(step)
    state = next
  }
  return steps
}

/** The steps beside that way, which ask for a reason. */
export const stepsAside = (status: string | null, may: (step: MenuStep) => boolean): readonly Aside[] =>
  aside.filter((step) => may(step) && nextState(weekMenuFlow, status ?? weekMenuFlow.start, step) !== undefined)

export const stepLabel = (step: MenuStep) => moveOf(step).label
export const stepMove = moveOf

/** Whether the meals of a menu may be written; of a week without one, that is one still to be made. */
export const isOpenMenu = (status: string | null | undefined): boolean => !status || status === 'DRAFT' || status === 'CHANGED'
