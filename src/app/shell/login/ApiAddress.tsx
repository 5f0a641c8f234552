import { type ReactNode, useState } from 'react'
import { label } from '../../../contract/label'
import { PromptDialog } from '../../blocks/prompt-dialog/PromptDialog'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { keep } from '../../session/storage'
import { apiBase } from '../../wire/surroundings'

const words = {
  title: label('本地后台接口地址', 'local backend API address'),
  hint: label('例如 http://127.0.0.1:8080，留空则使用本页的服务器', 'Such as http://127.0.0.1:8080; empty for the server of this page'),
  wrong: label('请输入以 http:// 或 https:// 开头的地址', 'Please enter an address that begins with http:// or https://'),
  set: label('接口地址设置成功！', 'API address set successfully!'),
} as const

/** Milliseconds in which that can be read. */
const pause = 500

/** The head of the sign-in while one works on the app: a press on it asks which server is to answer, and begins anew with that one. */
export function ApiAddress({ children }: { children: ReactNode }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const take = (address: string) => {
    keep('API_ADDRESS', address.replace(/\/+$/, ''), null)
    toast(say(words.set))
    setTimeout(() => window.location.reload(), pause)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: for whoever works on the app, who has a pointer */}
      <div onClick={() => setOpen(true)}>{children}</div>
      {isOpen && (
        <PromptDialog
          title={say(words.title)}
          label={say(words.title)}
          placeholder={say(words.hint)}
          start={apiBase}
          rules={[(address) => (address === '' || /^https?:\/\/[^/\s]/.test(address) ? undefined : say(words.wrong))]}
          onOk={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
