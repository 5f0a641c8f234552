import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useSay } from '../../language/use-say'
import type { LoginResult } from '../../session/person'
import { PhoneSignIn } from './PhoneSignIn'
import { useWaysIn } from './use-ways-in'
import { words } from './words'
import './ways-in.css'

type Props = {
  /** What stands in place of user name and password; nothing where these do. */
  onForm: (form: ReactNode) => void
  onIn: (result: LoginResult) => Promise<void>
}

const tabs = ['byPassword', 'byPhone'] as const

/** By what somebody signs in, where there is more than their password. */
export function WaysTabs({ onForm, onIn }: Props) {
  const say = useSay()
  const { ways } = useWaysIn()
  const ref = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('byPassword')
  if (!ways?.sms) return null
  const choose = (tab: (typeof tabs)[number]) => {
    setChosen(tab)
    onForm(tab === 'byPhone' ? <PhoneSignIn onIn={onIn} /> : undefined)
  }
  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = chosen === 'byPhone' ? 'byPassword' : 'byPhone'
    choose(other)
    ref.current?.querySelector<HTMLElement>(`[data-key="${other}"]`)?.focus()
  }
  return (
    <div ref={ref} className="ways-tabs" role="tablist" aria-label={say(words.ways)} onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-key={tab}
          aria-selected={chosen === tab}
          tabIndex={chosen === tab ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {say(words[tab])}
        </button>
      ))}
    </div>
  )
}
