import { useNavigate } from 'react-router-dom'
import { type Label, label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import type { TextKey } from '../../language/texts'
import { useSay } from '../../language/use-say'

export const toLogin = label('去登录', 'Go to sign in')

type Props = { title: Label; hint: Label; to: string; way: Label | TextKey }

/** A page that says why there is nothing to do here, and leads on. */
export function WayOnPage({ title, hint, to, way }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <Page title={say(title)}>
      <StateView
        kind="empty"
        title={say(title)}
        action={
          <BigButton look="main" onClick={() => void navigate(to)}>
            {say(way)}
          </BigButton>
        }
      >
        {say(hint)}
      </StateView>
    </Page>
  )
}
