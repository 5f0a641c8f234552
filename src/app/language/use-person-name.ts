import { useCallback } from 'react'
import { systemUser } from '../../contract/system/system-user'
import { formWords } from './form-words'
import { useSay } from './use-say'

/** How a user name is read: as what its person is called where that is known, else as it stands. */
export function usePersonName(): (username: unknown, name?: unknown) => string {
  const say = useSay()
  return useCallback(
    (username, name) => {
      if (username === systemUser) return say(formWords.bySystem)
      return typeof name === 'string' && name !== '' ? name : String(username ?? '')
    },
    [say],
  )
}
