import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '../language/use-say'
import { words } from './words'
import './number-pad.css'

type Key = { readonly name: string; readonly face: ReactNode; readonly press: () => void; readonly chosen?: boolean }
type Props = {
  onDigit: (digit: string) => void
  onErase: () => void
  /** Left of the nought; empty when not given. */
  corner?: Key | undefined
  /** A column on the right. */
  side?: readonly Key[]
}

const digits = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

/** Keys as large as a finger in a wet glove. */
export function NumberPad({ onDigit, onErase, corner, side = [] }: Props) {
  const say = useSay()
  const digit = (face: string): Key => ({ name: face, face, press: () => onDigit(face) })
  const eraser: Key = { name: say(words.erase), face: <Delete size={24} aria-hidden />, press: onErase }
  const rows: (Key | undefined)[][] = [...digits.map((row) => row.map(digit)), [corner, digit('0'), eraser]]
  const keys = rows.flatMap((row, at) =>
    (side.length > 0 ? [...row, side[at]] : row).map((key, column) => ({ key, at: `${at}.${column}` })),
  )
  return (
    <fieldset className="number-pad" data-columns={side.length > 0 ? 4 : 3} aria-label={say(words.keys)}>
      {keys.map(({ key, at }) =>
        key ? (
          <button
            key={at}
            type="button"
            data-side={side.includes(key) || undefined}
            aria-label={key.name}
            aria-pressed={key.chosen}
            onClick={key.press}
          >
            {key.face}
          </button>
        ) : (
          <span key={at} />
        ),
      )}
    </fieldset>
  )
}
