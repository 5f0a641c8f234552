import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { DataSource } from '../../contract/system/infrastructure/data-source'
import { BigButton } from '../design/BigButton'
import { FormFailure } from '../design/form/FormFailure'
import { Sheet } from '../design/overlay/Sheet'
import { Sign } from '../design/Sign'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { words } from './words'

/** How a try went, in words. */
type Tried = { readonly isThere: boolean; readonly said: string }

const testPath = '/online/cgreport/api/testConnection'

/** Has the server connect with what is kept of a data source, and says how that went. */
export function TestSheet({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const [tried, setTried] = useState<Tried>()
  const [isAsking, setAsking] = useState(false)
  const test = async () => {
    setAsking(true)
    setTried(undefined)
    try {
      await call('POST', testPath, { body: { id: row.id } })
      setTried({ isThere: true, said: say(words.reached) })
    } catch (error) {
      setTried({ isThere: false, said: explain(error, currentLanguage()) })
    } finally {
      setAsking(false)
    }
  }
  return (
    <Sheet open title={say(words.testOf, { name: String(row[DataSource.title] ?? '') })} onClose={close}>
      <div className="stack">
        <p>{say(words.testWhat)}</p>
        <p role="status">
          {isAsking && say(words.asking)}
          {tried?.isThere && (
            <Sign tone="good" icon={<CircleCheck size={18} aria-hidden />}>
              {tried.said}
            </Sign>
          )}
        </p>
        {/* Why not is a sentence, and a sign would keep it on one line. */}
        <FormFailure>{tried?.isThere === false && tried.said}</FormFailure>
        <BigButton look="main" wide disabled={isAsking} onClick={() => void test()}>
          {say(tried ? words.again : words.test)}
        </BigButton>
      </div>
    </Sheet>
  )
}
