/** Where such a page turns its ticket into a sign-in of its own. */
export const enterFramePath = '/sys/frame/enter'

/** What such a page is given behind `#`, where no server, log or other page is told of it: the ticket, and the key of the sign-in it was made for. */
export type FrameTicket = { readonly ticket: string; readonly of: string }

/** Writes and reads what stands behind `#`. */
export const frameFragment = ({ ticket, of }: FrameTicket): string => `#${ticket}.${of}`

export function frameTicketIn(fragment: string): FrameTicket | undefined {
  const [, ticket, of] = /^#([\w-]{43})\.([0-9a-f]{16})$/.exec(fragment) ?? []
  return ticket && of ? { ticket, of } : undefined
}
