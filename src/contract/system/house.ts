import type { Label } from '../label'

/** First part of the calls about the house itself. */
export const housePath = '/sys/house'

/** The right to take the demonstration away and begin an own house. */
export const beginRight = 'begin'

/** Longest name of a house, in characters. */
export const longestHouseName = 60

/** How many living rows of a noun a house holds. */
export type HeldRows = { readonly noun: string; readonly label: Label; readonly count: number }

/** An account of a house. `roles`: what its roles are called. */
export type HouseAccount = {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly roles: readonly string[]
  /** Whether the product opened it for the demonstration. */
  readonly isShipped: boolean
}

/** Where a house stands: what an own one would begin without, and with. */
export type HouseStanding = {
  readonly name: string
  /** `asked`: a demonstration about which nobody has decided; `kept`: somebody goes on trying; `none`: an own house. */
  readonly demonstration: 'asked' | 'kept' | 'none'
  readonly goes: readonly HeldRows[]
  readonly stays: readonly HeldRows[]
  readonly accounts: readonly HouseAccount[]
  readonly files: number
  /** Changes people have entered, of the last weeks. */
  readonly entered: number
}

/** A button of a step: what it does, where it leads, and the permission that takes. */
export type SetupWay = { readonly label: Label; readonly path: string; readonly needs: `${string}:${string}` }

/** One thing a new house has to do. `count`: what is there of it; done as soon as there is any. */
export type SetupStep = {
  readonly name: string
  readonly label: Label
  readonly about: Label
  /** The page where what is there of it stands, and the permission to do it. */
  readonly path: string
  readonly needs: string
  /** How it is done, the usual way first. */
  readonly ways: readonly SetupWay[]
  readonly count: number
  /** What the roles are called that may do it, and how many people hold one of them. */
  readonly roles: readonly string[]
  readonly holders: number
}

/** What is told to begin an own house. `typed`: the name of the demonstration, to be sure; `keep`: ids of the accounts that stay beside one's own. */
export type Beginning = { readonly name: string; readonly typed: string; readonly keep: readonly string[] }
