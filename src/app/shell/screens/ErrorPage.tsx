import { useNavigate } from 'react-router-dom'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { homePath } from '../guard'

const words = {
  403: { title: 'page403', hint: 'page403Hint' },
  404: { title: 'page404', hint: 'page404Hint' },
  500: { title: 'page500', hint: 'page500Hint' },
} as const

/** A page for what is not allowed, not there, or broken. */
export function ErrorPage({ status }: { status: keyof typeof words }) {
  const say = useSay()
  const navigate = useNavigate()
  const { title, hint } = words[status]
  return (
    <Page title={say(title)}>
      <StateView
        kind="error"
        action={
          <BigButton look="main" onClick={() => void navigate(homePath)}>
            {say('toHome')}
          </BigButton>
        }
      >
        {say(hint)}
      </StateView>
    </Page>
  )
}
