import { languages } from '../../../contract/label'
import { Chip } from '../../design/Chip'
import { speak, useLanguage } from '../../language/language'

/** Each language in its own words, so that whoever cannot read the screen still finds theirs. */
const names = { 'zh-CN': '中文', en: 'English' } as const

/** Switches the language of the screen. */
export function LanguageChips() {
  const language = useLanguage((state) => state.language)
  return (
    <div className="chips" lang={language}>
      {languages.map((choice) => (
        <Chip key={choice} chosen={language === choice} onToggle={() => speak(choice)}>
          <span lang={choice}>{names[choice]}</span>
        </Chip>
      ))}
    </div>
  )
}
