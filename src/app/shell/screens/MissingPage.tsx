import { useSyncExternalStore } from 'react'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** In place of a screen whose part of the app is not on this device yet. Without network nothing is loaded anew: the rest would be gone as well. */
export function MissingPage() {
  const say = useSay()
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
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
