import { BigButton } from '../../design/BigButton'
import { toast } from '../../design/overlay/toast'
import { saveFile } from '../../files/attachment/save-file'
import { useSay } from '../../language/use-say'
import { words } from './words'
import './second-factor.css'

/** Recovery codes as they are told once, with ways to keep them. */
export function RecoveryList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useSay()
  const text = codes.join('\n')
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast(say(words.copied)),
      () => toast(say(words.notCopied), { tone: 'bad' }),
    )
  return (
    <div className="stack">
      <p>{say(words.codesWhat)}</p>
      <ul className="recovery-codes" aria-label={say(words.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="chips">
        <BigButton onClick={() => void copy()}>{say(words.copy)}</BigButton>
        <BigButton onClick={() => saveFile({ name: `${say(words.codes)}.txt`, file: new Blob([text], { type: 'text/plain' }) })}>
          {say(words.save)}
        </BigButton>
      </div>
      <BigButton look="main" wide onClick={onClose}>
        {say(words.kept)}
      </BigButton>
    </div>
  )
}
