import { toast } from '../../design/overlay/toast'
import { openFile } from '../../files/attachment/open-file'
import { saveFile } from '../../files/attachment/save-file'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import type { Carrier } from './carrier'
import type { UploadedFile } from './uploaded-file'
import { words } from './words'

/** A photograph has no name of its own, and so no ending. */
const endingIn = (name: string, { type }: Blob) => (type === 'image/jpeg' && !/\.\w+$/.test(name) ? `${name}.jpg` : name)

/** Fetches the bytes of files to save them or to show them in a window of their own. What does not come is said. */
export function useReading(carrier: Carrier) {
  const say = useSay()
  const withBytes = async (file: UploadedFile, use: (bytes: Blob) => void) => {
    try {
      const bytes = await carrier.read(file)
      if (bytes) use(bytes)
      else toast(say(words.notThere), { tone: 'bad' })
    } catch (error) {
      toast(`${file.name}: ${explain(error, currentLanguage())}`, { tone: 'bad' })
    }
  }
  return {
    save: (file: UploadedFile) => void withBytes(file, (bytes) => saveFile({ name: endingIn(file.name, bytes), file: bytes })),
    open: (file: UploadedFile) => void withBytes(file, (bytes) => openFile(bytes, file.name)),
  }
}
