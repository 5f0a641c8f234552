import { User } from '../../contract/system/user'
import { Avatar } from '../avatar/Avatar'
import { enumerate } from '../language/enumerate'
import { useSay } from '../language/use-say'
import { AnsweredInPart } from '../record-page/AnsweredInPart'
import { useSession } from '../session/session'
import { Facts } from './Facts'
import { useOwnAccount } from './own-account'
import { PaneLinks } from './PaneLinks'
import { words } from './words'

/** Who somebody is here: their face, what they are called, what they may do where, and the way to all their settings. */
export function Centre() {
  const say = useSay()
  const person = useSession((state) => state.person)
  const house = useSession((state) => state.house)
  const own = useOwnAccount()
  if (!person) return null
  return (
    <div className="own-centre">
      <section className="card own-head" aria-label={say(words.base)}>
        <Avatar noun={User.name} id={person.id} name={person.realname} picture={person.avatar} size="large" />
        <div>
          <h2>{person.realname}</h2>
          {house && <p className="quiet">{house}</p>}
        </div>
        <AnsweredInPart of={own}>
          {({ username, workNo, roles, departments, phone, email }) => (
            <Facts
              facts={[
                [words.username, username],
                [words.workNo, workNo],
                [words.roles, enumerate(roles)],
                [words.departments, enumerate(departments)],
                [words.phone, phone],
                [words.email, email],
              ]}
            />
          )}
        </AnsweredInPart>
      </section>
      <PaneLinks />
    </div>
  )
}
