import { CardFrame } from '../../../../app/home/CardFrame'
import { CardRow } from '../../../../app/home/CardRow'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { useTell } from '../../../../app/home/use-tell'
import { enumerate } from '../../../../app/language/enumerate'
import { useSay } from '../../../../app/language/use-say'
import { nounKeys } from '../../../../app/resource/noun-keys'
import { homeCallsPath, type SignIns, type SomeAccounts } from '../../../../contract/system/home'
import { User } from '../../../../contract/system/user'
import { words } from './words'

const list = '/system/user'
/** Where accounts are looked at: the one there is, or the list of all. */
const pageOf = ({ count, first: [one] }: SomeAccounts): string => (count === 1 && one ? `${list}?open=${encodeURIComponent(one.id)}` : list)

const rows = ['locked', 'unused', 'frozen'] as const
const frozenPage = `${list}?status=2`

function Accounts({ of: signIns }: { of: SignIns }) {
  const say = useSay()
  const namesOf = ({ count, first }: SomeAccounts) => {
    const names = enumerate(first.map(({ realname }) => realname))
    return count > first.length ? say(words.andMore, { names }) : names
  }
  return (
    <>
      <Figure value={signIns.today} of={signIns.accounts} words={say(words.usedToday)} />
      <ul className="card-rows">
        {rows
          .filter((row) => signIns[row].count > 0)
          .map((row) => (
            <CardRow
              key={row}
              to={row === 'frozen' ? frozenPage : pageOf(signIns[row])}
              about={namesOf(signIns[row])}
              end={<strong className="figures">{signIns[row].count}</strong>}
            >
              {say(words[row])}
            </CardRow>
          ))}
      </ul>
    </>
  )
}

/** Who works with the system today, and which accounts cannot or never did. */
export function SignInsCard({ tell }: HomeCardProps) {
  const { data, frame } = useCardAnswer<SignIns>({ key: [...nounKeys.all(User.name), 'sign-ins'], path: `${homeCallsPath}/sign-ins` })
  useTell(tell, data && { as: data.locked.count > 0 ? 'due' : 'calm' })
  return <CardFrame {...frame}>{data && <Accounts of={data} />}</CardFrame>
}
