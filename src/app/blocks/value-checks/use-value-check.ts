import { useRef, useState } from 'react'

/**
 * A check of a value that takes a while. `check` is called when the value is to be checked, as when its input is left; `failure` is what `run` threw of
 * the value that stands there now. An answer about an earlier value is passed over.
 */
export function useValueCheck(value: unknown, run: (value: unknown) => Promise<void>) {
  const [told, setTold] = useState<{ readonly value: unknown; readonly failure: unknown }>()
  const asked = useRef(0)
  const check = (): void => {
    const turn = ++asked.current
    const answered = (failure: unknown) => turn === asked.current && setTold({ value, failure })
    run(value).then(() => answered(undefined), answered)
  }
  return { check, failure: told && Object.is(told.value, value) ? told.failure : undefined }
}
