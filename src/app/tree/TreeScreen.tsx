import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import { Page } from '../design/Page'
import { Answered } from '../resource/Answered'
import { useTreeRows } from '../resource/use-tree'
import { useCan } from '../session/use-can'
import { useResource } from '../shell/product'
import { TreeFace } from './TreeFace'
import { words } from './words'

/** The rows of a noun, each of which may name another one as the one above it. */
export function TreeScreen({ title, noun }: { title: string; noun: string }) {
  const [whole, can] = [useResource(noun), useCan()]
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const answer = useTreeRows(noun)
  if (answer.data) return <TreeFace {...{ title, resource }} rows={answer.data} />
  return (
    <Page title={title}>
      <Answered answer={answer} rows={8} height={56} stays={words.offline}>
        {() => null}
      </Answered>
    </Page>
  )
}
