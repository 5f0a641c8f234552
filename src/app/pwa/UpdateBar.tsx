import { useEffect, useState } from 'react'
import { label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { useIsStill } from './hold-still'
import { postponeUpdate, type Update, useUpdate } from './update'
import './update-bar.css'

const words = {
  offered: label('新版本已准备好。', 'A new version is ready.'),
  applying: label('正在更新……', 'Updating…'),
  reload: label(
    '新版本已启用。保存好正在填写的内容后，请重新加载。',
    'The new version is in place. Save what you are writing, then reload.',
  ),
  here: label('请先保存或放弃正在填写的内容，再更新。', 'First save or discard what you are writing, then update.'),
  elsewhere: label('另一个标签页里有未保存的内容，请先在那里保存。', 'Another tab holds unsaved input. Save it there first.'),
  update: label('立即更新', 'Update now'),
  later: label('稍后', 'Later'),
  again: label('重新加载', 'Reload'),
}

/** How things stand, or stood when somebody began to sign or to take a picture: whatever is new is shown when they are done. */
function useCalmUpdate(): Update {
  const update = useUpdate()
  const isStill = useIsStill()
  const [shown, setShown] = useState(update)
  useEffect(() => {
    if (!isStill) setShown(update)
  }, [isStill, update])
  return shown
}

/** Offers a new release, above the screen so that it covers nothing. Nothing happens until the person says so. */
export function UpdateBar() {
  const { stage, obstacle, accept } = useCalmUpdate()
  const say = useSay()
  if (stage === 'none') return null
  return (
    <div className="update-bar" role="status">
      <span>{say(words[obstacle ?? stage])}</span>
      {stage === 'offered' && (
        <div className="update-steps">
          <BigButton look="quiet" onClick={() => postponeUpdate()}>
            {say(words.later)}
          </BigButton>
          <BigButton look="main" onClick={() => void accept()}>
            {say(words.update)}
          </BigButton>
        </div>
      )}
      {stage === 'reload' && (
        <BigButton look="main" onClick={() => window.location.reload()}>
          {say(words.again)}
        </BigButton>
      )}
    </div>
  )
}
