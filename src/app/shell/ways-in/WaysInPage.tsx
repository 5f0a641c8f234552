import type { ReactNode } from 'react'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
import { alterationPath, registerPath, registerResultPath } from '../guard'
import { AlterationPage } from './AlterationPage'
import { RegisterPage } from './RegisterPage'
import { RegisterResult } from './RegisterResult'
import { useWaysIn } from './use-ways-in'
import { words } from './words'

/** Pages by what they need: without it, `otherwise` is shown. */
const pages = {
  [registerPath]: { page: <RegisterPage />, needs: 'register', title: words.register },
  [registerResultPath]: { page: <RegisterResult />, needs: 'register', title: words.register },
  [alterationPath]: { page: <AlterationPage />, needs: 'sms', title: words.alteration },
} as const

export type WaysInPath = keyof typeof pages
export const isWaysInPath = (path: string): path is WaysInPath => Object.hasOwn(pages, path)

/** A page of somebody who is not signed in, as far as this server is set up for it; `otherwise` where it is not. */
export function WaysInPage({ path, otherwise }: { path: WaysInPath; otherwise: ReactNode }) {
  const say = useSay()
  const { ways, failure, again } = useWaysIn()
  const { page, needs, title } = pages[path]
  if (ways) return ways[needs] ? page : otherwise
  if (failure === undefined) return <Skeleton rows={6} />
  return (
    <Page title={say(title)}>
      <StateView
        kind={isSilence(failure) ? 'offline' : 'error'}
        title={say(title)}
        action={
          <BigButton look="main" onClick={again}>
            {say('tryAgain')}
          </BigButton>
        }
      >
        {explain(failure, currentLanguage())}
      </StateView>
    </Page>
  )
}
