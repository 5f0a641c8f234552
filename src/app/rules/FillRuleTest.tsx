import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { words } from './words'

/** What a fill rule makes, made anew by each press. */
export function FillRuleTest({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const ruleCode = String(row.ruleCode)
  const { data, error, isFetching, refetch } = useAnswer({
    queryKey: ['fill-rule', ruleCode],
    queryFn: () => call<string>('GET', '/sys/fillRule/testFillRule', { query: { ruleCode } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Sheet
      open
      title={`${say(words.test)} · ${String(row.ruleName)}`}
      onClose={close}
      footer={
        <BigButton look="main" disabled={isFetching} onClick={() => void refetch()}>
          {say(words.testAgain)}
        </BigButton>
      }
    >
      {error ? (
        <p role="alert">{explain(error, language)}</p>
      ) : (
        <p>
          {say(words.made)}: <output className="figures">{data ?? '…'}</output>
        </p>
      )}
    </Sheet>
  )
}
