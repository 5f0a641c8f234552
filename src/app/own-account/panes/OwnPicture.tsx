import { Camera, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnAccount } from '../../../contract/account/own-account'
import { User } from '../../../contract/system/user'
import { Avatar } from '../../avatar/Avatar'
import { BigButton } from '../../design/BigButton'
import { CameraSheet } from '../../files/camera/CameraSheet'
import { PictureChooser } from '../../files/camera/PictureChooser'
import { CropSheet } from '../../files/crop/CropSheet'
import { cropWords } from '../../files/crop/crop-words'
import { useGivenPicture } from '../../files/crop/use-given-picture'
import { words as fileWords } from '../../files/words'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { useOwnPicture } from './use-own-picture'
import '../../files/crop/crop.css'

/** The picture a person is known by: taken, chosen, dropped or pasted, cut round, and brought to the server at once. */
export function OwnPicture({ own: { id, realname, avatar } }: { own: OwnAccount }) {
  const say = useSay()
  const [isShooting, setShooting] = useState(false)
  const { source, isBusy, problem, begin, cut, giveUp, remove } = useOwnPicture()
  const { isOver, drop } = useGivenPicture(!source, (picture) => void begin(picture))
  const said = problem && `${problem.text} ${problem.hint ?? ''}`
  return (
    <fieldset className="crop-field" aria-label={say(words.picture)} data-over={isOver || undefined} {...drop}>
      <Avatar noun={User.name} id={id} name={realname} picture={avatar} size="large" />
      <div className="crop-choices">
        <BigButton aria-haspopup="dialog" disabled={isBusy} icon={<Camera size={20} aria-hidden />} onClick={() => setShooting(true)}>
          {say(fileWords.takePhoto)}
        </BigButton>
        <PictureChooser disabled={isBusy} onChosen={(file) => void begin(file)} />
        {avatar && (
          <BigButton look="quiet" disabled={isBusy} icon={<Trash2 size={20} aria-hidden />} onClick={() => void remove()}>
            {say(cropWords.remove)}
          </BigButton>
        )}
      </div>
      {!source && said && <p role="alert">{said}</p>}
      {isShooting && (
        <CameraSheet
          title={say(words.picture)}
          gallery
          onShot={(shot) => {
            setShooting(false)
            void begin(shot)
          }}
          onClose={() => setShooting(false)}
        />
      )}
      {source && (
        <CropSheet
          title={say(words.picture)}
          crop="square"
          problem={said}
          onCut={(part) => void cut(part)}
          onClose={giveUp}
          {...{ source, isBusy }}
        />
      )}
    </fieldset>
  )
}
