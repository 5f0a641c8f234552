import Picker from 'antd-mobile/es/components/picker'
import { MobileLocale } from '../../../../app/design/MobileLocale'
import { useSay } from '../../../../app/language/use-say'
import { callWords } from './call-words'

const notAsked = ''
const wholes = Array.from({ length: 10 }, (_, at) => String(34 + at))
const tenths = Array.from({ length: 10 }, (_, at) => String(at))
const usual = ['36', '5']

type Props = {
  said: string
  /** Id of something in the sheet it stands in: everything outside an open dialog cannot be touched. */
  place: string
  onSay: (said: string) => void
  onClose: () => void
}

/** A wheel from 34.0 to 43.0, and back to not asked. */
export function TempWheel({ said, place, onSay, onClose }: Props) {
  const say = useSay()
  const column = (values: readonly string[], end: string) => values.map((value) => ({ label: `${value}${end}`, value }))
  return (
    <MobileLocale>
      <Picker
        visible
        title={say(callWords.temp)}
        // Beyond 43 no temperature is taken for one.
        columns={([whole]) => [
          [{ label: say(callWords.noTemp), value: notAsked }, ...column(wholes, '.')],
          whole === notAsked ? [] : column(whole === '43' ? ['0'] : tenths, ' ℃'),
        ]}
        defaultValue={said === '' ? usual : said.split('.')}
        getContainer={() => document.getElementById(place)?.closest('dialog') ?? document.body}
        onConfirm={([whole, tenth]) => onSay(whole ? `${whole}.${tenth ?? '0'}` : '')}
        onClose={onClose}
      />
    </MobileLocale>
  )
}
