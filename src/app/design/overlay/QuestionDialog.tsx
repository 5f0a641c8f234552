import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { BigButton } from '../BigButton'
import { answerQuestion, type Question, useQuestion } from './question'
import { Sheet } from './Sheet'

function Asking({ question }: { question: Question }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const ready = !question.typed || typed.trim() === question.typed
  return (
    <Sheet
      open
      look="dialog"
      title={question.title}
      onClose={() => answerQuestion(undefined)}
      footer={
        <>
          <BigButton onClick={() => answerQuestion(undefined)}>{say('cancel')}</BigButton>
          <BigButton look={question.danger ? 'danger' : 'main'} disabled={!ready} onClick={() => answerQuestion('confirm')}>
            {question.confirm}
          </BigButton>
        </>
      }
    >
      {question.body && <p>{question.body}</p>}
      {question.more && (
        <BigButton look="quiet" onClick={() => answerQuestion('more')}>
          {question.more}
        </BigButton>
      )}
      {question.other && (
        <BigButton look="quiet" onClick={() => answerQuestion('other')}>
          {question.other}
        </BigButton>
      )}
      {question.typed && (
        <label className="field">
          <span className="field-label">{say('typeToConfirm', { word: question.typed })}</span>
          <input className="input" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
    </Sheet>
  )
}

/** The place where questions that interrupt appear. */
export function QuestionDialog() {
  const question = useQuestion((state) => state.question)
  return question ? <Asking key={question.title} question={question} /> : null
}
