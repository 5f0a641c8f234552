import { useEffect, useSyncExternalStore } from 'react'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { servedRelease } from '../../pwa/version-watch'

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

type Props = {
  /** Draws the screen again. */
  readonly onAgain: () => void
  /** Milliseconds between looks whether the server is back. */
  readonly pause: number
}

/**
 * In place of a screen whose part of the app is not on this device yet: until the server is reached, when it is tried again by itself. Without
 * network nothing is loaded anew: the rest would be gone as well.
 */
export function MissingPage({ onAgain, pause }: Props) {
  const say = useSay()
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  useEffect(() => {
    const look = setInterval(() => void servedRelease().then(onAgain, () => undefined), pause)
    return () => clearInterval(look)
  }, [onAgain, pause])
  const again = (
    <BigButton look="main" onClick={() => window.location.reload()}>
      {say('tryAgain')}
    </BigButton>
  )
  return (
    <Page title={say('missingPart')}>
      <StateView kind="offline" action={isOnline && again}>
        {say('missingPartHint')}
      </StateView>
    </Page>
  )
}
