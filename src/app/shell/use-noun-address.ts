import { useMemo } from 'react'
import { addressIn } from './noun-address'
import { nounOf } from './noun-of'
import { useMenu } from './use-menu'

/** Where a row of a noun opens for the signed-in person, and its list with filters; undefined where they have no screen of it. */
export function useNounAddress(noun: string) {
  const { routes } = useMenu()
  return useMemo(() => {
    const one = addressIn(noun, routes)
    const path = routes.find(({ component }) => nounOf(component) === noun)?.path
    const all = (filters: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams({ ...filters, view: 'table' })}`
    return one && path ? { one, all } : undefined
  }, [noun, routes])
}
