import { useFace } from '../../design/face'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { RecordsChooser } from './RecordsChooser'
import { placeWords } from './words'

/** Where every table is found that is nobody's daily work. Beside the chooser of a desktop there is nothing yet to see. */
export function RecordsScreen() {
  const say = useSay()
  const isTouch = useFace() === 'touch'
  return (
    <Page title={say(placeWords.records)}>
      {isTouch ? (
        <RecordsChooser />
      ) : (
        <StateView kind="empty" title={say(placeWords.records)}>
          {say(placeWords.recordsHint)}
        </StateView>
      )}
    </Page>
  )
}
