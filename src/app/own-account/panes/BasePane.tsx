import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { Facts } from '../Facts'
import { useOwnAccount } from '../own-account'
import { words } from '../words'
import { BaseForm } from './BaseForm'
import { OwnPicture } from './OwnPicture'
import '../own-account.css'

/** What a person says of themselves, and their picture. */
export function BasePane() {
  const say = useSay()
  return (
    <AnsweredInPart of={useOwnAccount()} rows={6}>
      {(own) => (
        <div className="own-base">
          <OwnPicture own={own} />
          <Facts
            facts={[
              [words.realname, own.realname],
              [words.username, own.username],
              [words.workNo, own.workNo],
            ]}
          />
          <p className="quiet">{say(words.byAdministrator)}</p>
          <BaseForm own={own} />
        </div>
      )}
    </AnsweredInPart>
  )
}
