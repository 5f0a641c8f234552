import type { RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource'
import type { Word } from '../live/pokes'

/** A row that a statement of its own wrote. */
export type BulkWritten = { readonly id: string; readonly scope: string; readonly is_new: boolean }

/** Many rows of one noun, written by one statement at the end of the batch. It answers every row it wrote. */
export type Many = { readonly noun: Resource; readonly statement: RawBuilder<BulkWritten> }

/** What a batch does beside its staged rows, once it is known that nothing refuses it: statements for many rows, and word to sockets. */
export class Effects {
  #many: Many[] = []
  #words: Word[] = []
  #manyLayer: Many[] = []
  #wordsLayer: Word[] = []

  bulkWrite(many: Many): void {
    this.#manyLayer.push(many)
  }

  afterCommit(word: Word): void {
    this.#wordsLayer.push(word)
  }

  /** Keeps what the last op asked for. */
  keep(): void {
    this.#many.push(...this.#manyLayer)
    this.#words.push(...this.#wordsLayer)
    this.drop()
  }

  /** Forgets what the last op asked for. */
  drop(): void {
    this.#manyLayer = []
    this.#wordsLayer = []
  }

  /** Remembers what was asked for so far. What is answered forgets everything since. */
  savepoint(): () => void {
    const [many, words] = [[...this.#many], [...this.#words]]
    const [manyLayer, wordsLayer] = [[...this.#manyLayer], [...this.#wordsLayer]]
    return () => {
      this.#many = [...many]
      this.#words = [...words]
      this.#manyLayer = [...manyLayer]
      this.#wordsLayer = [...wordsLayer]
    }
  }

  many(): readonly Many[] {
    return this.#many
  }

  words(): readonly Word[] {
    return this.#words
  }
}
