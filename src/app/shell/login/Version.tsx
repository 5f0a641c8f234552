import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import { useProduct } from '../product'
import './version.css'

const words = { version: label('版本 {version}', 'Version {version}') } as const

/** Which version this is, at the foot of the door; what tells two builds of one apart is said on the page of the device. */
export function Version() {
  const say = useSay()
  const [version] = useProduct().release.split('-')
  return <p className="quiet figures login-version">{say(words.version, { version })}</p>
}
