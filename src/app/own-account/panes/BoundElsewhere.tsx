import { BigButton } from '../../design/BigButton'
import { Sign } from '../../design/Sign'
import { useSay } from '../../language/use-say'
import { useConfirmed } from '../../resource/use-confirmed'
import { thirdAddress } from '../../shell/ways-in/ways-in-calls'
import { type Binding, unbind } from '../own-account'
import { Setting } from '../Setting'
import { words } from '../words'

type Elsewhere = Binding['elsewhere'][number]

function Unbind({ source, name }: Elsewhere) {
  const say = useSay()
  const { busy, run } = useConfirmed()
  const question = { title: say(words.unbindAsk, { name }), body: say(words.unbindWhat), confirm: say(words.unbind) }
  const takeAway = () => run(source, question, say(words.isUnbound, { name }), () => unbind(source))
  return (
    <BigButton disabled={busy !== undefined} aria-label={`${say(words.unbind)}: ${name}`} onClick={() => void takeAway()}>
      {say(words.unbind)}
    </BigButton>
  )
}

/** One provider of accounts elsewhere. The way to bind leads there and back, and asks for the password. */
export function BoundElsewhere(elsewhere: Elsewhere) {
  const say = useSay()
  const { source, name, bound } = elsewhere
  return (
    <Setting
      title={name}
      what={bound ? say(words.elsewhereBound, { name: bound.name, since: bound.since.slice(0, 10) }) : say(words.elsewhereWhat)}
      state={<Sign tone={bound ? 'good' : 'plain'}>{say(bound ? words.bound : words.unbound)}</Sign>}
    >
      {bound ? (
        <Unbind {...elsewhere} />
      ) : (
        <a className="big-button" data-look="plain" href={thirdAddress(source)} aria-label={`${say(words.bind)}: ${name}`}>
          {say(words.bind)}
        </a>
      )}
    </Setting>
  )
}
