import { mostSorts } from '../../../../contract/query'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { tableWords } from '../table-words'
import { listedKeys } from './listed-keys'

/** All keys and gestures of a table, for whoever presses `?`. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Sheet open title={say(tableWords.keys)} onClose={onClose} width={860}>
      <div className="keys">
        {listedKeys.map(({ title, keys }) => (
          <section key={title.en}>
            <h3>{say(title)}</h3>
            <dl>
              {keys.map(({ written, what }) => (
                <div key={`${written.en} ${what.en}`}>
                  <dt>
                    <kbd>{say(written)}</kbd>
                  </dt>
                  <dd>{say(what, { most: mostSorts })}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
