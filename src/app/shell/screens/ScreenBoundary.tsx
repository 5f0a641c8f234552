import { type ReactNode, useReducer } from 'react'
import { MissingPart } from '../../design/lazy-part'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { MissingPage } from './MissingPage'

/** Milliseconds until a screen a part of which did not come is tried again the first time, and how often that is doubled. */
const pause = { first: 2000, doublings: 5 }

/** Keeps the shell usable whatever a screen comes to, and tries again a screen that was not there while the server was away. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [tries, again] = useReducer((times: number) => times + 1, 0)
  const fallback = (error: unknown) =>
    error instanceof MissingPart ? (
      <MissingPage onAgain={again} pause={pause.first * 2 ** Math.min(tries, pause.doublings)} />
    ) : (
      <ErrorPage status={500} />
    )
  return (
    <ErrorBoundary key={tries} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}
