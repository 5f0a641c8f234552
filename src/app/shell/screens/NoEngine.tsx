import { BigButton } from '../../design/BigButton'
import { StateView } from '../../design/StateView'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { isSilence, WireError } from '../../wire/wire-error'

/** What is shown where the work on this device cannot be opened, and why: of the server only the key of sealed work is asked before. */
export function NoEngine({ failure }: { failure: unknown }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const isSealed = failure instanceof WireError
  const isOffline = isSilence(failure)
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={say(isOffline ? 'offlineTitle' : isSealed ? 'loadFailed' : 'noStorage')}
      action={
        <BigButton look="main" onClick={() => window.location.reload()}>
          {say(isSealed ? 'tryAgain' : 'reload')}
        </BigButton>
      }
    >
      {say(isSealed ? 'sealedOffline' : 'noStorageHint')}
      {isSealed && !isOffline && ` ${explain(failure, language)}`}
    </StateView>
  )
}
