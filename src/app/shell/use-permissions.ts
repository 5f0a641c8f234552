import { useEffect, useState } from 'react'
import { useLanguage } from '../language/language'
import { loadPermissions } from '../session/load-permissions'
import { useSession } from '../session/session'

/** Loads what the signed-in person may see, again when the language changes, because menus are sent in one language. */
export function usePermissions(): { readonly failure?: unknown; readonly again: () => void } {
  const token = useSession((state) => state.token)
  const language = useLanguage((state) => state.language)
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: unknown }>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or another try is a reason to load again
  useEffect(() => {
    if (!token) return
    let current = true
    loadPermissions().then(
      () => current && setFailure(undefined),
      (error: unknown) => current && setFailure({ of: token, error }),
    )
    return () => {
      current = false
    }
  }, [token, language, tries])
  return { failure: failure && failure.of === token ? failure.error : undefined, again: () => setTries((count) => count + 1) }
}
