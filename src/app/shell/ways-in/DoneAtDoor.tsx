import { CircleCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { loginPath } from '../guard'
import { DoorPage } from './DoorPage'
import { words } from './words'

type Props = { title: string; about?: string; what: string }

/** What came of something that was done without being signed in, and the way to the door. */
export function DoneAtDoor({ title, about, what }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <DoorPage title={title} isEnd>
      <div className="door-done" role="status">
        <CircleCheck size={40} aria-hidden />
        {about && <strong>{about}</strong>}
        <p>{what}</p>
      </div>
      <BigButton look="main" wide onClick={() => void navigate(loginPath)}>
        {say(words.toLogin)}
      </BigButton>
    </DoorPage>
  )
}
