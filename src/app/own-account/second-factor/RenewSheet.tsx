import { useState } from 'react'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { codeWords } from '../../shell/login/code-words'
import { RecoveryList } from './RecoveryList'
import { SecretForm } from './SecretForm'
import { renewRecovery } from './second-factor-calls'
import { words } from './words'

/** Gives new recovery codes to who shows password and code. */
export function RenewSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Sheet open title={say(words.renew)} onClose={onClose}>
      {codes ? (
        <RecoveryList codes={codes} onClose={onClose} />
      ) : (
        <SecretForm
          names={['password', 'otp']}
          code={codeWords.code}
          confirm={words.renew}
          save={async (proof) => setCodes(await renewRecovery(proof))}
        >
          <p>{say(words.renewWhat)}</p>
        </SecretForm>
      )}
    </Sheet>
  )
}
