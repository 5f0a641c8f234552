import { toast } from '../design/overlay/toast'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import type { Notice } from './notice'
import { useRead } from './use-read'
import { words } from './words'

/** Marks several notices as read and says how many there were. */
export function useReadAll(): (notices: readonly Notice[]) => Promise<void> {
  const say = useSay()
  const read = useRead()
  const language = useLanguage((state) => state.language)
  return (notices) =>
    read(notices).then(
      (count) => void toast(say(words.readSome, { count })),
      (error: unknown) => void toast(explain(error, language), { tone: 'bad' }),
    )
}
