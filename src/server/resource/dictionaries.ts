import { type Language, languages } from '../../contract/label'
import type { Databases } from '../db/database'
import { type Choices, readChoices } from './choices'
import { type Choice, readDictionaries, type Texts } from './dict-text'
import { type PeopleNames, readPeopleNames } from './people-names'

type AllChoices = Readonly<Record<string, readonly Choice[]>>

/** What is looked up for every list, change and sign-in, remembered for each tenant: its dictionaries, and what its people are called. */
export type Dictionaries = {
  /** Every dictionary with its choices in order, as a client is given them at its sign-in. */
  readonly all: (tenant: number, language: Language) => Promise<AllChoices>
  readonly texts: (tenant: number, language: Language) => Promise<Texts>
  readonly choices: (tenant: number) => Promise<Choices>
  readonly peopleNames: (tenant: number) => Promise<PeopleNames>
  /** Reads all of a tenant's afresh next time. */
  readonly forget: (tenant: number) => void
}

/** Longest memory in milliseconds: word of a change on another node may be lost. */
const remembered = 15_000

function openMemory<T>() {
  const known = new Map<string, { readonly value: Promise<T>; readonly until: number }>()
  const recall = (key: string, read: () => Promise<T>): Promise<T> => {
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.value
    // Kept before it has come: a change meanwhile forgets it, and whoever asks after that reads again.
    const value = read()
    known.set(key, { value, until: Date.now() + remembered })
    value.catch(() => known.delete(key))
    return value
  }
  return { recall, forget: (key: string) => known.delete(key) }
}

export function openDictionaries(databases: Databases): Dictionaries {
  const every = openMemory<AllChoices>()
  const texts = openMemory<Texts>()
  const choices = openMemory<Choices>()
  const peopleNames = openMemory<PeopleNames>()
  const all = (tenant: number, language: Language) =>
    every.recall(`${tenant} ${language}`, () => readDictionaries(databases.tenant(tenant), language))
  const readTexts = async (tenant: number, language: Language): Promise<Texts> => {
    const found = await all(tenant, language)
    return new Map(Object.entries(found).map(([code, items]) => [code, new Map(items.map(({ value, text }) => [value, text]))]))
  }
  return {
    all,
    texts: (tenant, language) => texts.recall(`${tenant} ${language}`, () => readTexts(tenant, language)),
    choices: (tenant) => choices.recall(`${tenant}`, () => readChoices(databases.tenant(tenant))),
    peopleNames: (tenant) => peopleNames.recall(`${tenant}`, () => readPeopleNames(databases.tenant(tenant))),
    forget(tenant) {
      peopleNames.forget(`${tenant}`)
      choices.forget(`${tenant}`)
      for (const language of languages) for (const memory of [every, texts]) memory.forget(`${tenant} ${language}`)
    },
  }
}
