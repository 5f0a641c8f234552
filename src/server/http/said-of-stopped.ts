import { type Language, label, say } from '../../contract/label'

/** Most rows that are named of those that were not done. */
export const mostNamed = 5

const another = label('；“{title}”：{why}', '; "{title}": {why}')
const more = label('；另有 {count} 条', '; and {count} more')

/** A row that was not done, and why. */
export type StoppedRow = { readonly title: string; readonly why: (language: Language) => string }

/**
 * What a refusal says of all that stopped it, so that whoever chose the rows puts it right once: the first by its title, and the others in
 * the words of why, so that whoever knows the code of old says it whole. `count`: how many there are.
 */
export function saidOfStopped([first, ...others]: readonly [StoppedRow, ...StoppedRow[]], count: number) {
  const rest = count - others.length - 1
  const why = (language: Language): string => {
    const said = others.map((row) => say(another, language, { title: row.title, why: row.why(language) }))
    return [first.why(language), ...said, ...(rest > 0 ? [say(more, language, { count: rest })] : [])].join('')
  }
  return { title: first.title, why: why('zh-CN'), whyEn: why('en') }
}
