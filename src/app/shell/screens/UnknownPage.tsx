import { Navigate, useLocation } from 'react-router-dom'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { useUpdate } from '../../pwa/update'
import { otherAddresses } from './other-addresses'

const words = {
  newer: label(
    '您正在使用的版本还没有这个页面。更新后再打开；更新后仍打不开，请联系管理员。',
    'The version you are using does not have this page yet. Open it again after an update; where that does not help, ask your administrator.',
  ),
  update: label('立即更新', 'Update now'),
} as const

/** What the menu leads to, and this version of the app does not have. */
function NewerPage({ title }: { title: string }) {
  const say = useSay()
  const { stage, accept } = useUpdate()
  const update = () => (stage === 'offered' ? void accept() : window.location.reload())
  return (
    <Page title={title}>
      <StateView
        kind="error"
        action={
          <BigButton look="main" onClick={update}>
            {say(words.update)}
          </BigButton>
        }
      >
        {say(words.newer)}
      </StateView>
    </Page>
  )
}

/** For an address no screen has. `named`: what the menu calls it, where that leads there. */
export function UnknownPage({ named }: { named?: string }) {
  const { pathname } = useLocation()
  if (named !== undefined) return <NewerPage title={named} />
  const Other = (Object.hasOwn(otherAddresses, pathname) && otherAddresses[pathname]) || '/404'
  return typeof Other === 'string' ? <Navigate replace to={Other} /> : <Other />
}
