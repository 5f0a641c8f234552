import { create } from 'zustand'

export type Question = {
  readonly title: string
  readonly body?: string
  /** The verb on the button. */
  readonly confirm: string
  /** A second way on, offered below the text: its verb. */
  readonly other?: string
  /** A third one, above that. */
  readonly more?: string
  readonly danger?: boolean
  /** A word the person must type first; for what cannot be undone. */
  readonly typed?: string
}

/** What was chosen; undefined for staying as things are. */
export type Answer = 'confirm' | 'other' | 'more' | undefined

type OpenQuestion = { readonly question?: Question; readonly answer?: (answer: Answer) => void }

/** The question that interrupts the person just now, if any. */
export const useQuestion = create<OpenQuestion>()(() => ({}))

export function answerQuestion(answer: Answer): void {
  useQuestion.getState().answer?.(answer)
  useQuestion.setState({ question: undefined, answer: undefined })
}

/** Asks before something happens. Resolves to what the person chose. */
export function ask(question: Question): Promise<Answer> {
  useQuestion.getState().answer?.(undefined)
  return new Promise((answer) => useQuestion.setState({ question, answer }))
}

/** Asks before something happens. Resolves to whether the person wants it. */
export const confirmFirst = async (question: Question): Promise<boolean> => (await ask(question)) === 'confirm'
