import { longestRedisLine } from '../../contract/monitor/monitor'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { useTerminal } from './use-terminal'
import { words } from './words'

/** Lines that were run, and what Redis said. Up and down bring back earlier ones. */
export function RedisTerminal() {
  const say = useSay()
  const { line, said, isBusy, write, run, recall } = useTerminal()
  return (
    <section className="card monitor-terminal" aria-label={say(words.terminal)}>
      <h2>{say(words.terminal)}</h2>
      <p className="quiet">{say(words.terminalHint)}</p>
      <ol className="monitor-said" aria-live="polite">
        {said.map(({ id, line: asked, lines, isRefused }) => (
          <li key={id}>
            <code>&gt; {asked}</code>
            <pre data-refused={isRefused || undefined}>{lines.join('\n')}</pre>
          </li>
        ))}
      </ol>
      <form
        className="monitor-line"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <input
          className="input"
          aria-label={say(words.line)}
          placeholder={say(words.examples)}
          value={line}
          maxLength={longestRedisLine}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            recall(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <BigButton type="submit" look="main" disabled={isBusy || line.trim() === ''}>
          {say(words.run)}
        </BigButton>
      </form>
    </section>
  )
}
