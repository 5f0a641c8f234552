import type { AnchorHTMLAttributes } from 'react'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { callAddress } from './call-address'

/** `on...`: what else a finger may mean by it. */
type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly name: string
  readonly phone: string
  readonly 'data-look'?: string
}

/** Rings somebody with one tap, whatever stands on it: readers are told whom, and by which number. */
export function CallLink({ name, phone, ...rest }: Props) {
  const say = useSay()
  return <a {...rest} href={callAddress(phone)} aria-label={say(formWords.callOf, { name, phone })} />
}
