import { BigButton } from '../../design/BigButton'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { words } from '../words'
import type { OlderNotices as Older } from './use-older-notices'

/** The way back to what is no longer kept on the device. */
export function OlderNotices({ phase, error, more }: Pick<Older, 'phase' | 'error' | 'more'>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <div className="older-notices">
      <p className="quiet" role={phase === 'failed' ? 'alert' : undefined}>
        {say(words.kept)} {phase === 'none' && say(words.noOlder)} {phase === 'failed' && explain(error, language)}
      </p>
      {phase !== 'none' && (
        <BigButton disabled={phase === 'busy'} onClick={more}>
          {say(phase === 'busy' ? words.olderBusy : words.older)}
        </BigButton>
      )}
    </div>
  )
}
