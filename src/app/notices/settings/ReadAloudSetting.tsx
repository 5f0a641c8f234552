import { Chip } from '../../design/Chip'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { canReadAloud, chooseReadAloud, useReadAloud } from './read-aloud'
import '../history/notices.css'
import '../../fields/inputs.css'

/** Whether new notices are read aloud on this device. Nothing where it has no voice. */
export function ReadAloudSetting() {
  const say = useSay()
  const on = useReadAloud((state) => state.on)
  if (!canReadAloud()) return null
  return (
    <fieldset className="plain-set notice-setting">
      <legend>{say(words.sound)}</legend>
      <div className="chips">
        <Chip chosen={on} onToggle={() => chooseReadAloud(!on)}>
          {say(words.readAloud)}
        </Chip>
      </div>
      <p className="quiet">{say(words.readAloudHint)}</p>
    </fieldset>
  )
}
