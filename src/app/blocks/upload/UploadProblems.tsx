import { useSay } from '../../language/use-say'
import type { Limits } from './limits'
import type { Uploads } from './use-uploads'
import { words } from './words'

type Props = { uploads: Uploads; limits: Limits; disabled: boolean; isEmpty: boolean }

/** What an uploader says below its files: that there are none, that there may be no more, and what was not taken. */
export function UploadProblems({ uploads: { coming, problems, isFull }, limits: { count, takes }, disabled, isEmpty }: Props) {
  const say = useSay()
  const isPictures = takes === 'pictures'
  return (
    <>
      {disabled && isEmpty && coming.length === 0 && <p className="quiet">{say(isPictures ? words.noPictures : words.none)}</p>}
      {isFull && !disabled && <p className="quiet">{say(isPictures ? words.picturesCount : words.filesCount, { max: count })}</p>}
      {problems.length > 0 && (
        <ul className="field-problem" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  )
}
