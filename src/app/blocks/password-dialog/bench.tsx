import { useState } from 'react'
import { Refusal } from '../../../contract/error'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { WireError } from '../../wire/wire-error'
import type { Bench } from '../../workbench/bench'
import { PasswordDialog } from './PasswordDialog'

const opened = label('打开', 'Open')
const answers = {
  taken: async () => '',
  wrong: async () => {
    throw new WireError({ status: 400, code: 'input.invalid', problems: { oldpassword: { code: 'login.old-wrong' } } })
  },
  failing: async () => {
    throw new Refusal('server.busy')
  },
}

function Shown({ answer, username }: { answer: keyof typeof answers; username?: string | undefined }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BigButton onClick={() => setOpen(true)}>{say(opened)}</BigButton>
      {isOpen && <PasswordDialog username={username} change={answers[answer]} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The password dialog, as the workbench shows it. */
export const passwordDialogBench: Bench = {
  about: label(
    '旧密码、新密码、确认新密码，问题写在输入框下面。',
    'Old password, new password, and once more. What is wrong is said below its input.',
  ),
  props: [{ name: 'username', label: label('用户', 'User'), kind: 'text', value: 'anna' }],
  states: [
    { key: 'taken', label: label('修改成功', 'Changed'), draw: ({ username }) => <Shown answer="taken" username={String(username)} /> },
    {
      key: 'wrong',
      label: label('旧密码错误', 'The old one is wrong'),
      draw: ({ username }) => <Shown answer="wrong" username={String(username)} />,
    },
    {
      key: 'failing',
      label: label('服务器繁忙', 'The server is busy'),
      draw: ({ username }) => <Shown answer="failing" username={String(username)} />,
    },
    { key: 'nobody', label: label('无登录用户', 'Nobody is signed in'), draw: () => <Shown answer="taken" /> },
  ],
}
