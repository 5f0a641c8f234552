import { Link } from '../../design/Link'
import { Sign } from '../../design/Sign'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { useBinding, useOwnAccount } from '../own-account'
import { panePath } from '../pane-path'
import { Setting } from '../Setting'
import { words } from '../words'
import { BoundElsewhere } from './BoundElsewhere'
import '../own-account.css'

type Bound = { name: 'phone' | 'email'; value: string | null; what: string }

function BoundSetting({ name, value, what }: Bound) {
  const say = useSay()
  return (
    <Setting
      title={say(words[name])}
      what={[value, what].filter(Boolean).join(' · ')}
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
  const own = useOwnAccount()
  const binding = useBinding()
  return (
    <div className="own-parts">
      <AnsweredInPart of={own}>
        {({ phone, email }) => (
          <>
            <BoundSetting name="phone" value={phone} what={say(binding.data?.sms ? words.phoneSignsIn : words.phoneWhat)} />
            <BoundSetting name="email" value={email} what={say(words.emailWhat)} />
          </>
        )}
      </AnsweredInPart>
      <AnsweredInPart of={binding} rows={1}>
        {({ elsewhere }) =>
          elsewhere.length === 0 ? (
            <Setting title={say(words.elsewhere)} what={say(words.elsewhereNone)} />
          ) : (
            elsewhere.map((one) => <BoundElsewhere key={one.source} {...one} />)
          )
        }
      </AnsweredInPart>
    </div>
  )
}
