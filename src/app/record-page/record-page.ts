import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '../../contract/access'
import type { Label } from '../../contract/label'
import type { SortKey } from '../../contract/query'
import type { DictCode, Noun } from '../../contract/registry'
import type { Resource } from '../../contract/resource'
import type { ViewRow } from '../resource/row'
import type { SeveralProps } from './several-act'

/** What every part of a record is given: the noun, as far as the person may read it, and the row as it stands. */
export type PartProps = { readonly resource: Resource; readonly row: ViewRow }
/** A part of a page. It comes with the page: parts in files of their own would each be one more that every device keeps a list of. */
export type PagePart = ComponentType<PartProps>

/** Values of a dictionary, said in its words. */
type DictWords = { readonly dict: DictCode; readonly values: readonly string[] }
/** What stands above a record and is never folded, cut off or dismissed. */
export type Banner = {
  /** By which other areas add to it. */
  readonly name?: string
  readonly tone: 'bad' | 'care'
  readonly icon: LucideIcon
  readonly title: Label
  /** What is filled into the title and into a second line. */
  readonly values?: Readonly<Record<string, string | number | DictWords>>
  /** A second line; a text stands as somebody wrote it. */
  readonly words?: Label | string
  /** Name of the part that is about it. */
  readonly part?: string
}
export type BannerFacts = {
  readonly needs?: Permission
  /** Undefined where there is nothing to say. `today`: the kindergarten's day. */
  readonly of: (row: ViewRow, today: string) => Banner | undefined
}

/**
 * Something one does with a record from its head. A lower `order` stands first, and the first one is the main one. `rare`: behind the three dots.
 * `isOffered`: whether there is anything to do with this very record; with each where nothing is said.
 */
export type Act = {
  readonly name: string
  readonly order: number
  readonly needs?: Permission
  readonly rare?: true
  readonly isOffered?: (row: ViewRow) => boolean
} & (
  | {
      readonly label: Label
      readonly icon: LucideIcon
      /** Where it leads. */
      readonly to: (row: ViewRow) => string
    }
  | {
      readonly label: Label
      readonly icon: LucideIcon
      /** A sheet that opens for it. */
      readonly sheet: ComponentType<PartProps & { readonly close: () => void }>
      /** It is done with several records as well, which a list chooses. */
      readonly several?: ComponentType<SeveralProps>
    }
  /** Draws its own button. */
  | { readonly part: PagePart }
)

type PlacedPart = {
  /** Stands in the address: `part=guardians`. */
  readonly name: string
  readonly order: number
  readonly title: Label
  readonly icon: LucideIcon
  /** Not there without it. */
  readonly needs?: Permission
  /** `aside`: the column beside the main one; `half` and `full` of that one. Where there is no room for two, all stand below each other. */
  readonly width: 'aside' | 'half' | 'full'
  /** What it takes while it is on its way, in pixels. */
  readonly height: number
}
/** Lines of fields, to read and to edit. */
export type FieldsFacts<F extends string = string> = {
  readonly fields: readonly (readonly F[])[]
  /** Reads them where they are more than names and values. */
  readonly read?: PagePart
}
/** A field, or the two a time begins and ends with. */
export type Shown = string | readonly [from: string, until: string]
/** Rows of another noun that refer to this one by their field `by`. */
export type RowsFacts<N extends string = Noun> = {
  readonly rows: {
    readonly noun: N
    readonly by: string
    /** Fields that are shown, the first one above the others. */
    readonly show: readonly Shown[]
    /** So many are shown. */
    readonly first: number
    readonly add?: true
    /** Stands before each of them. */
    readonly sign?: PagePart
    /** In which order; as their noun has it where nothing is said. */
    readonly sorts?: readonly SortKey[]
  }
}
export type PartFacts<F extends string = string, N extends string = string> = PlacedPart &
  (FieldsFacts<F> | RowsFacts<N> | { readonly part: PagePart /** Fields it shows in a way of its own. */; readonly shows?: readonly F[] })

/** `N`: the nouns whose rows it may show. What is written down names those the compiler knows. */
export type RecordPage<F extends string = string, N extends string = string> = {
  /** Of several the first stands highest. */
  readonly banners?: readonly BannerFacts[]
  /** Banners that are told by more than the row itself: each draws its `BannerLine`, below those of the row. */
  readonly bannerParts?: readonly PagePart[]
  /** What stands within a banner below its words, by the banner's name. */
  readonly inBanners?: Readonly<Record<string, PagePart>>
  readonly head: {
    /** Called, quiet behind the name. */
    readonly beside?: F
    /** The field that says in which state it is. */
    readonly state?: F
    /** Most important first. */
    readonly facts: readonly (F | PagePart)[]
  }
  /** Signs beside the name. */
  readonly signs?: readonly PagePart[]
  readonly acts?: readonly Act[]
  readonly parts: readonly PartFacts<F, N>[]
}
/** What one area has to say on the record of another one's noun. */
export type PageAddition = Pick<RecordPage<string, Noun>, 'banners' | 'bannerParts' | 'inBanners' | 'signs' | 'acts' | 'parts'>

/** Describes the page of a noun. A field it does not have does not compile. */
export const defineRecordPage = <R extends Resource>(_noun: R, page: RecordPage<keyof R['fields'] & string, Noun>): RecordPage => page

/** How a page is drawn; `children` stand below its last part. */
export type PageProps = PartProps & {
  readonly onGone: () => void
  readonly children?: ReactNode
  /** Only what it begins with, to be read in passing: nothing is done with it there. */
  readonly isPeek?: boolean
}
