import { Link } from '../../design/Link'
import { Sign } from '../../design/Sign'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { useOwnAccount } from '../own-account'
import { panePath } from '../pane-path'
import { Setting } from '../Setting'
import { words } from '../words'
import '../own-account.css'

type Bound = { name: 'phone' | 'email'; value: string | null }

function BoundSetting({ name, value }: Bound) {
  const say = useSay()
  return (
    <Setting
      title={say(words[name])}
      what={[value, say(words[`${name}What`])].filter(Boolean).join(' · ')}
      state={<Sign tone={value ? 'good' : 'plain'}>{say(value ? words.bound : words.unbound)}</Sign>}
    >
      <Link
        className="big-button"
        data-look="plain"
        to={panePath('base')}
        aria-label={`${say(value ? words.change : words.bind)}: ${say(words[name])}`}
      >
        {say(value ? words.change : words.bind)}
      </Link>
    </Setting>
  )
}

/** What else leads to this account, as it is. */
export function BindingPane() {
  const say = useSay()
  return (
    <AnsweredInPart of={useOwnAccount()}>
      {({ phone, email }) => (
        <div className="own-parts">
          <BoundSetting name="phone" value={phone} />
          <BoundSetting name="email" value={email} />
          <Setting title={say(words.elsewhere)} what={say(words.elsewhereNone)} />
        </div>
      )}
    </AnsweredInPart>
  )
}
