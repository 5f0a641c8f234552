import { useCallback } from 'react'
import { entryAt } from './screens/placed'
import { useMenu } from './use-menu'

/** Answers a way, or nothing where it leads to a screen the signed-in person may not open: an answer may be for more people than the screen behind it. */
export function useWay(): (to: string | undefined) => string | undefined {
  const { routes } = useMenu()
  return useCallback((to) => (to !== undefined && entryAt(routes, to.split('?')[0] ?? '') ? to : undefined), [routes])
}
