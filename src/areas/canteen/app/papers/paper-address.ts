import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '../../../../contract/check'
import { isRegisterForm, type RegisterForm } from '../../register/register-text'

/** Where labels and the register are printed. */
export const papersPath = '/canteen/papers'

/** The labels of single samples. */
export const labelsAddress = (ids: readonly string[]): string =>
  `${papersPath}?${new URLSearchParams({ paper: 'labels', ids: ids.join() })}`

type Days = { readonly from: string; readonly to: string }

/** The register of some days. */
export const registerOf = ({ from, to }: Days): string => `${papersPath}?${new URLSearchParams({ from, to })}`

/**
 * What the code on a printed register holds: its days, when it was printed (`YYYY-MM-DD HH:mm`), the hash of what it says, and of which
 * form that is.
 */
export const registerAddress = (days: Days, { at, hash, form }: CheckedPaper): string =>
  `${papersPath}?${new URLSearchParams({ from: days.from, to: days.to, at, h: hash, ...(form !== '1' && { v: form }) })}`

/** A printed register that is held against the records. `form`: what its hash covers, see `registerText`. */
export type CheckedPaper = { readonly at: string; readonly hash: string; readonly form: RegisterForm }

export const papers = ['register', 'labels'] as const
export type Paper = (typeof papers)[number]
export type PaperAddress = {
  readonly paper: Paper
  /** Days, both included. */
  readonly from: string
  readonly to: string
  /** Only these samples, whatever their day. */
  readonly ids: readonly string[]
  /** The paper whose code brought somebody here. */
  readonly checked: CheckedPaper | undefined
  readonly go: (change: { readonly paper?: Paper; readonly from?: string; readonly to?: string }) => void
}

/** What the address asks to be printed; the labels or the register of today where it says no more. */
export function usePaperAddress(today: string): PaperAddress {
  const [params, setParams] = useSearchParams()
  const [begin, end] = [params.get('from') ?? '', params.get('to') ?? '']
  const paper: Paper = params.get('paper') === 'labels' ? 'labels' : 'register'
  const to = isDay(end) ? end : today
  const from = isDay(begin) && begin <= to ? begin : to
  const [hash, at, form] = [params.get('h') ?? '', params.get('at') ?? '', params.get('v') ?? '1']
  const checked = useMemo(
    () => (/^[0-9a-f]{64}$/.test(hash) && isRegisterForm(form) ? { at: at.slice(0, 16), hash, form } : undefined),
    [hash, at, form],
  )
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean)
  const go: PaperAddress['go'] = (change) => {
    const next = { paper, from, to, ...change }
    // The range stays a range: the end that was not moved gives way.
    const crossed = next.from > next.to ? (change.from ?? next.to) : undefined
    setParams({ paper: next.paper, from: crossed ?? next.from, to: crossed ?? next.to }, { replace: true })
  }
  return { paper, from, to, ids, checked, go }
}
