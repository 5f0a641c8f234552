import { BigButton } from '../../design/BigButton'
import { StateView } from '../../design/StateView'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useOnline } from '../../resource/use-local'
import { explain } from '../../wire/explain'
import type { RecordPage } from './use-record-page'
import { words } from './words'

/** What stands in place of rows: that there are none, or why they cannot be had and how to ask again. */
export function NoRecords({ found, error, again }: Pick<RecordPage, 'found' | 'error' | 'again'>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const online = useOnline()
  if (error === undefined)
    return found?.records.length === 0 ? (
      <StateView kind="empty" title={say('noneFound')}>
        {say('noneFoundHint')}
      </StateView>
    ) : null
  const retry = <BigButton onClick={again}>{say('tryAgain')}</BigButton>
  return online ? (
    <StateView kind="error" title={say('loadFailed')} action={retry}>
      {explain(error, language)}
    </StateView>
  ) : (
    <StateView kind="offline" title={say('offlineTitle')} action={retry}>
      {say(words.offline)}
    </StateView>
  )
}
