import { type ReactNode, useEffect } from 'react'
import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { LanguageChips } from '../account/LanguageChips'
import { loginPath } from '../guard'
import { useProduct } from '../product'
import { words } from './words'
import '../login/login.css'
import './ways-in.css'

type Props = { title: string; hint?: string; isEnd?: boolean; children: ReactNode }

/** A page of whoever is not signed in, which looks like the door beside it. `isEnd`: what is on it leads to the door itself. */
export function DoorPage({ title, hint, isEnd, children }: Props) {
  const say = useSay()
  const system = say(useProduct().name)
  useEffect(() => {
    document.title = `${title} · ${system}`
  }, [title, system])
  return (
    <div className="login">
      <header className="login-corner">
        <LanguageChips />
      </header>
      <main className="login-card door-card">
        <div className="login-head">
          <img src="/icons/icon.svg" alt="" width={64} height={64} />
          <h1>{title}</h1>
          {hint && <p className="quiet">{hint}</p>}
        </div>
        {children}
        {!isEnd && (
          <nav className="ways-links" aria-label={say(words.ways)}>
            <Link to={loginPath}>{say(words.haveAccount)}</Link>
          </nav>
        )}
      </main>
    </div>
  )
}
