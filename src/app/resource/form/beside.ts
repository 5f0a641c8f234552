import { createContext, useContext } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { ViewRow } from '../row'

type Standing = { readonly control: Control<Record<string, unknown>>; readonly row: ViewRow | undefined }

/** The form an input stands in. */
export const StandingContext = createContext<Standing | undefined>(undefined)

function useStanding(): Standing {
  const form = useContext(StandingContext)
  if (!form) throw new Error('no form around this input')
  return form
}

/** What a form holds in another field at this moment; of one that is not written in it, what the row has. Throws outside of a form. */
export function useBeside(name: string): unknown {
  const { control, row } = useStanding()
  return useWatch({ control, name }) ?? row?.[name]
}
